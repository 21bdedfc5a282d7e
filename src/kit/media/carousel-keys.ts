import type { Carousel } from '@mantine/carousel'
import type { ComponentProps, KeyboardEvent } from 'react'

export type EmblaApi = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0]

/** Keys that work anywhere in the dialog. Mantine's own work only in the carousel. */
const keyActions: Readonly<Record<string, (embla: EmblaApi) => void>> = {
  ArrowRight: (embla) => embla.scrollNext(),
  ArrowLeft: (embla) => embla.scrollPrev(),
  Home: (embla) => embla.scrollTo(0),
  End: (embla) => embla.scrollTo(embla.scrollSnapList().length - 1),
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** The key handler for the dialog that contains the carousel. */
export const handleCarouselKey = (embla: EmblaApi | null, event: KeyboardEvent): void => {
  const action = keyActions[event.key]
  if (!action || !embla || isTyping(event)) return
  event.preventDefault()
  action(embla)
}
