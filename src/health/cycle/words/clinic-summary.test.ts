import { describe, expect, it } from 'vitest'
import { clinicSummary } from '@/health/cycle/rules/clinic-summary'
import { addPastPregnancy, changeProfile, type LogChange } from '@/health/cycle/rules/log-changes'
import { logEmergencyPill, startMethod } from '@/health/cycle/rules/method-commands'
import { emptyLog, noting, withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from '@/health/cycle/rules/outlook'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
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
    expect(summarySections(after(60))[0]?.lines).toEqual([
      'No pregnancy is tracked.',
      'First day of the last period (LMP): 4 Mar 2026',
      'Cycle length: 28 to 30 days',
      'Bleeding: 5 days',
    ])
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
    const pill: LogChange = startMethod({
      method: 'combined-pill',
      from: addDays(first, 30),
      to: addDays(first, 50),
      given: null,
      givenBefore: null,
      until: null,
      progestogen: null,
      packs: [],
    })
    const loss: LogChange = addPastPregnancy({ from: first, to: addDays(first, 5), due: null, ended: 'loss' })
    expect(after(70).bleeds.map(({ cycleLength }) => cycleLength)).toEqual([null, 30, 28])
    expect(after(70, pill).bleeds.map(({ cycleLength }) => cycleLength)).toEqual([null, null, 28])
    expect(after(70, loss).bleeds.map(({ cycleLength }) => cycleLength)).toEqual([null, 30, null])
    expect([after(70, pill), after(70, loss)].map(({ cycleLengths }) => cycleLengths)).toEqual([
      { shortest: 28, longest: 28 },
      { shortest: 30, longest: 30 },
    ])
  })

  it('names other bleeding, medicines, contraception and pregnancies', () => {
    const text = summaryText(
      after(
        400,
        on(300, { bledAfterSex: true, medicines: ['Ibuprofen'], symptoms: ['cramps'], ownSymptoms: ['Itching'] }),
        on(301, { medicines: ['Ibuprofen'], flow: 'spotting', pregnancyTest: 'negative' }),
        startMethod({
          method: 'condom',
          from: first,
          to: null,
          given: null,
          givenBefore: null,
          until: null,
          progestogen: null,
          packs: [],
        }),
        addPastPregnancy({
          from: isoDay('2023-01-01'),
          to: isoDay('2023-10-08'),
          due: isoDay('2023-10-08'),
          ended: 'birth',
        }),
      ),
    )
    for (const line of [
      'After sex: 1 Nov 2026',
      '1 Nov 2026: between periods, 2 days, spotting',
      'Cramps: 1 day, last on 1 Nov 2026',
      'Itching: 1 day',
      'Ibuprofen: 2 days, last on 2 Nov 2026',
      'Condoms: 5 Jan 2026 to now',
      'Birth on 8 Oct 2023, at 40w 0d',
      'Pregnancy test on 2 Nov 2026: negative',
    ]) {
      expect(text).toContain(`- ${line}`)
    }
  })

  it('says nothing of sex, moods or notes', () => {
    const text = summaryText(after(60, on(40, { sex: 'unprotected', mood: 'sad', notes: 'planted' })))
    expect(text).not.toMatch(/protect|sad|planted/i)
  })

  it('leaves out what is older than a year, and says when there is no period', () => {
    expect(after(400, on(10, { medicines: ['Iron'] })).medicines).toEqual([])
    expect(summaryText(clinicSummary(emptyLog, outlookOf(emptyLog, first, null), first))).toContain(
      'No period is logged.',
    )
  })
})

describe('four lives on the page', () => {
  const use = {
    from: first,
    to: null,
    given: null,
    givenBefore: null,
    until: null,
    progestogen: null,
    packs: [],
  } as const
  const pageOf = (today: IsoDay, pregnantSince: IsoDay | null, ...changes: readonly LogChange[]) => {
    const log = changes.reduce((before, change) => change(before), emptyLog)
    return summarySections(clinicSummary(log, outlookOf(log, today, pregnantSince), today))
  }
  const linesOf = (sections: ReturnType<typeof pageOf>, title: string) =>
    sections.find((section) => section.title === title)?.lines

  it('pregnant and bleeding: weeks and due date first, then what is urgent, then the bleeding', () => {
    const today = addDays(first, 39 * 7)
    const sections = pageOf(
      today,
      first,
      noting(first, addDays(first, 4), { flow: 'medium' }),
      noting(addDays(today, -2), addDays(today, -2), { flow: 'heavy', soaked: true }),
    )
    expect(sections[0]?.lines.slice(0, 3)).toEqual([
      'Pregnant: 39w 0d, due 12 Oct 2026',
      'URGENT by her notes: bleeding in pregnancy',
      'First day of the last period (LMP): 5 Jan 2026',
    ])
    expect(linesOf(sections, 'Bleeding, newest first')).toEqual([
      '3 Oct 2026: IN PREGNANCY, 1 day, heavy, pad or tampon soaked within 2 hours on 1 day',
      '5 Jan 2026: period, 5 days, medium',
    ])
  })

  it('after a loss at 38 weeks: how long ago, what is urgent, and that the bleeding is no period', () => {
    const to = addDays(first, 38 * 7)
    const today = addDays(to, 30)
    const sections = pageOf(
      today,
      null,
      addPastPregnancy({ from: first, to, due: addDays(first, 280), ended: 'loss' }),
      noting(today, today, { flow: 'heavy', soaked: true }),
    )
    expect(sections[0]?.lines.slice(0, 3)).toEqual([
      'No pregnancy is tracked.',
      'URGENT by her notes: pad soaked after the loss',
      'Loss on 28 Sep 2026, at 38w 0d, 30 days ago',
    ])
    expect(linesOf(sections, 'Bleeding, newest first')?.[0]).toMatch(/after the loss, 1 day, heavy/)
    expect(linesOf(sections, 'Pregnancies')).toEqual(['Births: 0. Losses: 1.', 'Loss on 28 Sep 2026, at 38w 0d'])
  })

  it('on an overdue injection: when it was given, how long it is overdue, and that it does not protect', () => {
    const sections = pageOf(
      addDays(first, 140),
      null,
      startMethod({ ...use, method: 'injection', given: first }),
      noting(addDays(first, 100), addDays(first, 101), { flow: 'spotting' }),
    )
    expect(linesOf(sections, 'Contraception')).toEqual([
      'Injection (Depo, Sayana): 5 Jan 2026 to now. Last injection 5 Jan 2026, next due 6 Apr 2026, 49 days overdue. Protection by the log today: not protected',
    ])
    expect(linesOf(sections, 'Bleeding, newest first')).toEqual([
      '15 Apr 2026: on Injection (Depo, Sayana), 2 days, spotting',
    ])
  })

  it('missed pills after ulipristal, with other medicine: which pills, the pause, the medicine', () => {
    const today = addDays(first, 11)
    const pill = startMethod({ ...use, method: 'combined-pill', packs: [{ kind: 'pack-21-7', start: first }] })
    const sections = pageOf(
      today,
      null,
      pill,
      noting(first, addDays(first, 6), { pillTaken: 'in-time' }),
      logEmergencyPill({ kind: 'ulipristal', taken: addDays(first, 10) }),
      changeProfile({ takesInducers: true }),
    )
    expect(linesOf(sections, 'Contraception')).toEqual([
      'Combined pill: 5 Jan 2026 to now. Pills missed in six weeks, by her ticks: 12 Jan 2026, 13 Jan 2026, 14 Jan 2026. Protection by the log today: not protected',
      'Emergency pill, Ulipristal (ellaOne): 15 Jan 2026',
      'No hormones before 20 Jan 2026, because of ulipristal',
    ])
    expect(linesOf(sections, 'Medicines taken')).toEqual([
      'Takes medicine that weakens hormones (tuberculosis, HIV or epilepsy)',
    ])
  })

  it('on the pill: no LMP but the last bleed, and no word of protection in a pregnancy or after a positive test', () => {
    const today = addDays(first, 60)
    const pill = startMethod({ ...use, method: 'combined-pill' })
    const bleed = noting(addDays(first, 28), addDays(first, 31), { flow: 'light' })
    const sections = pageOf(today, null, pill, bleed)
    expect(sections[0]?.lines).toContain('Last bleed: 2 Feb 2026, on Combined pill, so no LMP to count from')
    expect(linesOf(sections, 'Contraception')).toEqual([expect.stringContaining('Protection by the log today')])
    const tested = pageOf(today, null, pill, bleed, noting(today, today, { pregnancyTest: 'positive' }))
    const pregnant = pageOf(today, first, pill)
    for (const lines of [tested, pregnant].map((page) => linesOf(page, 'Contraception')))
      expect(lines).toEqual([expect.not.stringContaining('Protection')])
  })

  it('bleeding about a positive test is no last period', () => {
    const today = addDays(first, 40)
    const sections = pageOf(
      today,
      null,
      noting(first, addDays(first, 4), { flow: 'medium' }),
      noting(addDays(first, 34), addDays(first, 36), { flow: 'medium' }),
      noting(today, today, { pregnancyTest: 'positive' }),
    )
    expect(sections[0]?.lines).toEqual(
      expect.arrayContaining([
        'URGENT by her notes: bleeding after a positive test',
        'First day of the last period (LMP): 5 Jan 2026',
      ]),
    )
    expect(linesOf(sections, 'Bleeding, newest first')?.[0]).toBe('8 Feb 2026: WITH A POSITIVE TEST, 3 days, medium')
  })

  it('names each bleeding in a pregnancy, however many there are', () => {
    const today = addDays(first, 200)
    const spots = Array.from({ length: 25 }, (_, n) =>
      noting(addDays(first, 50 + n * 6), addDays(first, 50 + n * 6), { flow: 'spotting' }),
    )
    expect(linesOf(pageOf(today, first, ...spots), 'Bleeding, newest first')).toHaveLength(25)
  })

  it('names the last day of a stopped pill if it was missed, and the last injection of one that was stopped', () => {
    const stopped = addDays(first, 12)
    const pill = startMethod({
      ...use,
      method: 'combined-pill',
      to: stopped,
      packs: [{ kind: 'pack-21-7', start: first }],
    })
    expect(
      linesOf(
        pageOf(addDays(first, 20), null, pill, noting(first, addDays(first, 10), { pillTaken: 'in-time' })),
        'Contraception',
      ),
    ).toEqual(['Combined pill: 5 Jan 2026 to 17 Jan 2026. Pills missed in six weeks, by her ticks: 16 Jan 2026'])
    const injection = startMethod({ ...use, method: 'injection', given: first, to: addDays(first, 95) })
    expect(linesOf(pageOf(addDays(first, 120), null, injection), 'Contraception')).toEqual([
      'Injection (Depo, Sayana): 5 Jan 2026 to 10 Apr 2026. Last injection 5 Jan 2026',
    ])
  })

  it('half an hour after midnight, last evening’s pill can still be taken', () => {
    const today = addDays(first, 8)
    const log = [
      startMethod({
        ...use,
        method: 'progestogen-pill',
        progestogen: 'desogestrel',
        packs: [{ kind: 'pack-28', start: first }],
      }),
      changeProfile({ reminders: { ...emptyLog.profile.reminders, on: ['pill'], pillHour: 22 } }),
      noting(first, addDays(first, 6), { pillTaken: 'in-time' }),
    ].reduce((before, change) => change(before), emptyLog)
    const missedAt = (hour: number) =>
      clinicSummary(log, outlookOf(log, today, null), today, { day: today, hour, minute: 30 }).methods[0]?.missedPills
    expect([missedAt(0), missedAt(10)]).toEqual([[], [addDays(first, 7)]])
  })
})
