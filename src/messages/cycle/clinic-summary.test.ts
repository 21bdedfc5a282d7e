import { describe, expect, it } from 'vitest'
import { clinicSummary } from '@/domain/cycle/clinic-summary'
import { addPastPregnancy, startMethod, type LogChange } from '@/domain/cycle/commands'
import { emptyLog, noting, withCycles } from '@/domain/cycle/log-samples'
import { outlookOf } from '@/domain/cycle/outlook'
import { addDays, isoDay } from '@/domain/shared/day'
import { summarySections, summaryText } from './clinic-summary'

const first = isoDay('2026-01-05')
const after = (days: number, ...changes: readonly LogChange[]) => {
  const log = changes.reduce((before, change) => change(before), withCycles(first, 28, 30))
  const today = addDays(first, days)
  return clinicSummary(log, outlookOf(log, today, null), today)
}
const on = (day: number, notes: Parameters<typeof noting>[2]) => noting(addDays(first, day), addDays(first, day), notes)

describe('the page for a health worker', () => {
  it('begins with the last period and the lengths', () => {
    expect(summarySections(after(60))[0]?.lines).toEqual(['No pregnancy is tracked.', 'First day of the last period (LMP): 4 Mar 2026', 'Cycle length: 28 to 30 days', 'Bleeding: 5 days'])
  })

  it('describes each period, the newest first, with what was noted of its bleeding and pain', () => {
    const summary = after(70, on(28, { flow: 'heavy', soaked: true, pain: 3 }), on(29, { pain: 1 }))
    expect(summarySections(summary)[1]).toEqual({
      title: 'Bleeding, newest first',
      lines: [
        '4 Mar 2026: period, 5 days, medium',
        '2 Feb 2026: period, 5 days, heavy, cycle of 30 days, pad or tampon soaked within 2 hours on 1 day, pain on 2 days, severe on 1',
        '5 Jan 2026: period, 5 days, medium, cycle of 28 days',
      ],
    })
  })

  it('gives no length to a stretch that a pregnancy or hormones decided about', () => {
    const pill: LogChange = startMethod({ method: 'combined-pill', from: addDays(first, 30), to: addDays(first, 50), given: null, givenBefore: null, until: null, progestogen: null, packs: [] })
    const loss: LogChange = addPastPregnancy({ from: first, to: addDays(first, 3), due: null, ended: 'loss' })
    expect(after(70).bleeds.map(({ cycleLength }) => cycleLength)).toEqual([null, 30, 28])
    expect(after(70, pill).bleeds.map(({ cycleLength }) => cycleLength)).toEqual([null, null, 28])
    expect(after(70, loss).bleeds.map(({ cycleLength }) => cycleLength)).toEqual([null, 30, null])
    expect([after(70, pill), after(70, loss)].map(({ cycleLengths }) => cycleLengths)).toEqual([{ shortest: 28, longest: 28 }, { shortest: 30, longest: 30 }])
  })

  it('names other bleeding, medicines, contraception and pregnancies', () => {
    const text = summaryText(
      after(
        400,
        on(300, { bledAfterSex: true, medicines: ['Ibuprofen'], symptoms: ['cramps'], ownSymptoms: ['Itching'] }),
        on(301, { medicines: ['Ibuprofen'], flow: 'spotting', pregnancyTest: 'negative' }),
        startMethod({ method: 'condom', from: first, to: null, given: null, givenBefore: null, until: null, progestogen: null, packs: [] }),
        addPastPregnancy({ from: isoDay('2023-01-01'), to: isoDay('2023-10-08'), due: isoDay('2023-10-08'), ended: 'birth' }),
      ),
    )
    for (const line of ['After sex: 1 Nov 2026', '1 Nov 2026: between periods, 2 days, spotting', 'Cramps: 1 day, last on 1 Nov 2026', 'Itching: 1 day', 'Ibuprofen: 2 days, last on 2 Nov 2026', 'Condoms: 5 Jan 2026 to now', 'Birth on 8 Oct 2023, at 40w 0d', 'Pregnancy test on 2 Nov 2026: negative']) {
      expect(text).toContain(`- ${line}`)
    }
  })

  it('says nothing of sex, moods or notes', () => {
    const text = summaryText(after(60, on(40, { sex: 'unprotected', mood: 'sad', notes: 'planted' })))
    expect(text).not.toMatch(/protect|sad|planted/i)
  })

  it('leaves out what is older than a year, and says when there is no period', () => {
    expect(after(400, on(10, { medicines: ['Iron'] })).medicines).toEqual([])
    expect(summaryText(clinicSummary(emptyLog, outlookOf(emptyLog, first, null), first))).toContain('No period is logged.')
  })
})
