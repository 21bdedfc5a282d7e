import { callLink, numbersChecked, writtenNumber, type NationalNumber } from '../rules/national-numbers.ts'
import * as messages from '#words/kit/national-numbers'

export { anywhere, atCampus, whereFrom } from '#words/kit/national-numbers'

const names: Readonly<Record<NationalNumber['id'], string>> = {
  police: messages.police,
  mobile: messages.mobile,
  redCross: messages.redCross,
  befrienders: messages.befrienders,
  violence: messages.violence,
  one2one: messages.one2one,
}

const dates: Readonly<Record<NonNullable<NationalNumber['published']> | typeof numbersChecked, string>> = {
  '2022-08': messages.august2022,
  '2023-07': messages.july2023,
  '2024-10': messages.october2024,
  '2014': messages.year2014,
  '2026-11': messages.november2026,
}

/** Which document names the line, and how old it is. */
const sourceText = ({ source, published }: NationalNumber): string =>
  published === null ? messages.undated({ source }) : messages.lastConfirmed({ date: dates[published], source })

/** A line as a list shows it. */
export const nationalCall = (line: NationalNumber) => ({
  label: names[line.id],
  text: writtenNumber(line),
  href: callLink(line),
  note: sourceText(line),
})

export const notCalled = messages.notCalled({ date: dates[numbersChecked] })
