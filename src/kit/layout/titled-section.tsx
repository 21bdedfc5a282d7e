import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

type TitledSectionProps = { title: string; className: string | undefined; children: ReactNode }

/** A section that its heading names to a screen reader. */
export function TitledSection({ title, className, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}
