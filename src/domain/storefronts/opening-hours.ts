/** Errands run 8AM to 5PM, Monday to Friday, in Nairobi's time, which has no summer time. */
export const errandHours = { opens: 8, closes: 17, text: '8AM to 5PM, Monday to Friday' } as const

const nairobiOffsetMs = 3 * 60 * 60 * 1000
const saturday = 6
const sunday = 0

/**
 * Whether errands are run at that moment.
 * @param now milliseconds since the epoch, wherever the phone believes to be
 */
export const errandsOpen = (now: number): boolean => {
  const there = new Date(now + nairobiOffsetMs)
  const day = there.getUTCDay()
  const hour = there.getUTCHours()
  return day !== saturday && day !== sunday && hour >= errandHours.opens && hour < errandHours.closes
}
