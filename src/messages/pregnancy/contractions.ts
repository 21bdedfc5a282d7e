import type { ContractionAdvice, TimedContraction } from '@/domain/pregnancy/contractions'
import { momentText } from '../shared/format-time'
import * as messages from './contractions.gen'
import { minutesText, secondsText } from './durations'

export const adviceTexts: Readonly<Record<ContractionAdvice, { readonly title: string; readonly text: string }>> = {
  early: { title: messages.earlyTitle, text: messages.early },
  long: { title: messages.longTitle, text: messages.long },
  go: { title: messages.goTitle, text: messages.go },
}

/** Reasons to go whatever the times are (NHS). */
export const reasonsToGo = [messages.whenWaters, messages.whenBleeding, messages.whenLess, messages.whenLong, messages.whenMany, messages.whenEarly] as const

/** "1 min 5 s long · 5 min after the one before" */
export const contractionText = ({ length, gap }: TimedContraction): string =>
  [length === null ? messages.running : messages.length({ time: secondsText(length) }), ...(gap === null ? [] : [messages.gap({ time: minutesText(gap) })])].join(' · ')

/** "21 Nov 2026, 7:30PM" */
export const contractionTime = ({ start }: TimedContraction): string => momentText(new Date(start))
