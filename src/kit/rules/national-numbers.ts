/**
 * Whom to call anywhere in Kenya: part of the app, so that no database and no download has to bring them.
 * Each has a public document that names it, and the month of that document. Nobody has called these lines.
 */
export const nationalNumbers = [
  // https://www.the-star.co.ke/news/2022-08-07-police-announce-toll-free-emergency-contacts-ahead-of-polls
  { id: 'police', number: '999', source: 'National Police Service', published: '2022-08' },
  { id: 'mobile', number: '112', source: 'National Police Service', published: '2022-08' },
  // https://newsnetkenya.co.ke/avoid-shortcuts-and-seek-mental-health-assistance-from-qualified-staff-redcross-urges-kenyans/
  // It speaks of counselling. No document was found that says who sends the ambulances.
  { id: 'redCross', number: '1199', source: 'Kenya Red Cross', published: '2023-07' },
  // https://standardmedia.co.ke/evewoman/article/2001450286/does-your-friend-talk-a-lot-about-suicide
  { id: 'befrienders', number: '+254722178177', source: 'The Standard', published: null },
  // https://futuremedianews.com.na/2024/10/05/kenyas-national-toll-free-helpline-1195-a-lifeline-for-gender-based-violence-survivors
  // Healthcare Assistance Kenya answers:
  // https://africa.unwomen.org/en/news-and-events/stories/2020/06/on-the-frontline-with-kenyas-national-helpline
  { id: 'violence', number: '1195', source: 'APO International', published: '2024-10' },
  // http://one2onekenya.org
  { id: 'one2one', number: '1190', source: 'one2one', published: '2014' },
] as const

/** When these documents were last looked up. */
export const numbersChecked = '2026-11'

export type NationalNumber = (typeof nationalNumbers)[number]

const linesOf = (...ids: readonly NationalNumber['id'][]): readonly NationalNumber[] =>
  nationalNumbers.filter(({ id }) => ids.includes(id))

/** For somebody whose life is in danger. */
export const emergencyLines = linesOf('police', 'mobile', 'redCross')

/** For somebody who thinks of harming themselves. */
export const distressLines = linesOf('police', 'mobile', 'redCross', 'befrienders')

/** For somebody whom another person threatens. */
export const safetyLines = linesOf('police', 'mobile', 'violence')

/** For a question of health that is no emergency. */
export const healthLines = linesOf('one2one')

export const callLink = ({ number }: Pick<NationalNumber, 'number'>): string => `tel:${number}`

/** As people in Kenya write it: "0722 178 177". A short code stays as it is. */
export const writtenNumber = ({ number }: Pick<NationalNumber, 'number'>): string =>
  number.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')
