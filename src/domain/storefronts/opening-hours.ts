/** Hours in Nairobi, which has no daylight saving time. */
export const errandHours = { opens: 8, closes: 17, text: '8AM to 5PM, Monday to Friday' } as const

const nairobiOffsetMs = 3 * 60 * 60 * 1000
const saturday = 6
const sunday = 0

/**
 * True during opening hours, in any time zone of the phone.
 * @param now milliseconds since the epoch
 */
export const errandsOpen = (now: number): boolean => {
  const nairobi = new Date(now + nairobiOffsetMs)
  const day = nairobi.getUTCDay()
  const hour = nairobi.getUTCHours()
  return day !== saturday && day !== sunday && hour >= errandHours.opens && hour < errandHours.closes
}
