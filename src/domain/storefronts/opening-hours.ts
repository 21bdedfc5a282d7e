import { nairobiTime } from '../shared/nairobi'

/** Hours in Nairobi. */
const errandHours = { opens: 8, closes: 17 } as const

const saturday = 6
const sunday = 0

/**
 * True during opening hours, in any time zone of the phone.
 * @param now milliseconds since the epoch
 */
export const errandsOpen = (now: number): boolean => {
  const nairobi = nairobiTime(now)
  const day = nairobi.getUTCDay()
  const hour = nairobi.getUTCHours()
  return day !== saturday && day !== sunday && hour >= errandHours.opens && hour < errandHours.closes
}
