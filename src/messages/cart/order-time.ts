import { isoDay } from '@/domain/shared/day'
import { nairobiTime } from '@/domain/shared/nairobi'
import { shortDay } from '../shared/format-day'
import { clockText } from '../shared/format-time'

/** "Tue 24 Nov, 12:45PM", in Nairobi. @param placedAt ISO instant */
export const orderTime = (placedAt: string): string => {
  const time = nairobiTime(Date.parse(placedAt))
  return `${shortDay(isoDay(time.toISOString().slice(0, 10)))}, ${clockText(time.getUTCHours() * 60 + time.getUTCMinutes())}`
}
