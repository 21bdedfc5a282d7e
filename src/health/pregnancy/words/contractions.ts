import type { Contraction, ContractionAdvice, Doubt, TimedContraction } from '@/health/pregnancy/rules/contractions'
import { momentText } from '@/kit/words/format-time'
import * as messages from '#words/health/pregnancy/contractions'
import { secondsText } from './durations'

export const adviceTexts: Readonly<Record<ContractionAdvice, { readonly title: string; readonly text: string }>> = {
  early: { title: messages.earlyTitle, text: messages.early },
  many: { title: messages.manyTitle, text: messages.many },
  long: { title: messages.longTitle, text: messages.long },
  go: { title: messages.goTitle, text: messages.go },
}

/** Reasons to go whatever the times are (NHS). */
export const reasonsToGo = [
  messages.whenWaters,
  messages.whenBleeding,
  messages.whenLess,
  messages.whenLong,
  messages.whenMany,
  messages.whenEarly,
] as const

/** The question about a contraction whose times can hardly be right. */
export const doubtText = (
  doubt: Doubt,
  { start, end }: Contraction,
): { readonly title: string; readonly text: string } => {
  if (doubt === 'clock') return { title: messages.clockTitle, text: messages.clock }
  const text =
    end === null
      ? messages.forgotRunning({ time: momentText(new Date(start)) })
      : messages.forgotEnded({ time: secondsText(end - start) })
  return { title: messages.forgotTitle, text }
}

/** "1 min 5 s long" */
export const lengthText = ({ length }: TimedContraction): string =>
  length === null ? messages.unknown : messages.length({ time: secondsText(length) })

/** "21 Nov 2026, 7:30PM · 5 min 20 s after the one before" */
export const beginText = ({ start, gap }: TimedContraction): string =>
  [momentText(new Date(start)), ...(gap === null ? [] : [messages.gap({ time: secondsText(gap) })])].join(' · ')
