import { hourMs, minuteMs } from '@/kit/rules/durations'
import * as messages from '#words/health/pregnancy/durations'

/** "12 min", "1 h 5 min" */
export const minutesText = (ms: number): string => {
  const [hours, minutes] = [Math.floor(ms / hourMs), String(Math.floor((ms % hourMs) / minuteMs))]
  return hours === 0 ? messages.minutes({ minutes }) : messages.hours({ hours: String(hours), minutes })
}

/** "42 s", "1 min 5 s"; from an hour on without seconds */
export const secondsText = (ms: number): string => {
  if (ms >= hourMs) return minutesText(ms)
  const seconds = String(Math.floor((ms % minuteMs) / 1000))
  return ms < minuteMs
    ? messages.onlySeconds({ seconds })
    : messages.seconds({ minutes: String(Math.floor(ms / minuteMs)), seconds })
}
