import * as messages from '#words/cart/provider-time'

const minutesPattern = /^([\d-]+) minutes$/
const daysPattern = /^([\d-]+) Days$/

/** "Delivers in 30-45 minutes". @param time as the catalogue has it */
export const deliversInText = (time: string): string => {
  const minutes = minutesPattern.exec(time)?.[1]
  return minutes === undefined ? messages.deliversIn({ time }) : messages.deliversInMinutes({ minutes })
}

/** The delivery time of a provider. @param time as the catalogue has it: "30-45 minutes", "1-2 Days", "Same Day" */
export const providerTimeText = (time: string): string => {
  if (/minute/.test(time)) return deliversInText(time)
  const days = daysPattern.exec(time)?.[1]
  if (days !== undefined) return messages.days({ days })
  return time === 'Same Day' ? messages.sameDay : time
}
