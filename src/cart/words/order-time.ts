import { isoDay, type IsoDay } from '@/kit/rules/day'
import { nairobiTime } from '@/kit/rules/nairobi'
import { shortDay, shortDayWithYear } from '@/kit/words/format-day'
import { clockText } from '@/kit/words/format-time'

const timeText = (placedAt: string, dayText: (day: IsoDay) => string): string => {
  const time = nairobiTime(Date.parse(placedAt))
  return `${dayText(isoDay(time.toISOString().slice(0, 10)))}, ${clockText(time.getUTCHours() * 60 + time.getUTCMinutes())}`
}

/** "Tue 24 Nov, 12:45PM", in Nairobi. @param placedAt ISO instant */
export const orderTime = (placedAt: string): string => timeText(placedAt, shortDay)

/** "Tue 24 Nov 2026, 12:45PM": orders are kept for years. */
export const keptTime = (placedAt: string): string => timeText(placedAt, shortDayWithYear)
