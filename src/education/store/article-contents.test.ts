import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { articleIds, trackerArticleIds, type ArticleId, type TrackerArticleId } from '@/education/rules/articles'
import { readingMinutes } from '@/education/rules/article-facts'
import { articleFile, articleTexts, type Article, type ArticleBlock, type BlockOf } from './article-schema'

const readFrom = (folder: string, id: ArticleId | TrackerArticleId): Article =>
  v.parse(articleFile, JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8')))
const read = (id: ArticleId): Article => readFrom('public/education', id)
const readOfTrackers = (id: TrackerArticleId): Article => readFrom('src/education/tracker-articles', id)
const cycle = read('menstrual-cycle')
const nutrition = read('nutrition-during-period')
const fertility = read('fertility-and-ovulation')
const pms = read('managing-pms')
const exercise = read('exercise-during-cycle')
const contraception = readOfTrackers('contraception')
const bleeding = readOfTrackers('when-bleeding-is-not-a-period')

const blocksOf = <Type extends ArticleBlock['type']>(article: Article, type: Type, section?: string): BlockOf<Type>[] =>
  article.sections
    .filter(({ id }) => section === undefined || id === section)
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is BlockOf<Type> => block.type === type)
const callouts = (article: Article, tone: BlockOf<'callout'>['tone']) =>
  blocksOf(article, 'callout').filter((block) => block.tone === tone)
const cardTitles = (article: Article, section: string) =>
  blocksOf(article, 'cards', section).flatMap(({ items }) => items.map(({ title }) => title))
const textOf = (article: Article) => articleTexts(article).join('\n')

/** The name and days of each phase, exactly as the articles print them. */
const phases = [
  ['Menstrual phase', 'Days 1-5'],
  ['Follicular phase', 'Days 6-14'],
  ['Ovulation', 'About day 14'],
  ['Luteal phase', 'Days 15-28'],
]

describe.each([
  ...articleIds.map((id) => [id, read(id)] as const),
  ...trackerArticleIds.map((id) => [id, readOfTrackers(id)] as const),
])('the article %s', (_id, article) => {
  it('names at least five sources and takes three to eight minutes to read', () => {
    expect(article.sources.length).toBeGreaterThanOrEqual(5)
    const minutes = readingMinutes(articleTexts(article))
    expect(minutes).toBeGreaterThanOrEqual(3)
    expect(minutes).toBeLessThanOrEqual(8)
  })

  it('says when to see a doctor, with the same thresholds as the rest of the app', () => {
    expect(callouts(article, 'doctor').length).toBeGreaterThan(0)
    const text = textOf(article)
    for (const [, days = ''] of text.matchAll(/under (\d+ or over \d+) days/g)) expect(days).toBe('21 or over 35')
    for (const [, days] of text.matchAll(/(\d+)\+ days without a period/g)) expect(days).toBe('90')
    for (const [, days] of text.matchAll(/longer than (\d+) days/g)) expect(days).toBe('7')
    for (const [, days] of text.matchAll(/more than (\d+) days/g)) expect(days).toBe('9')
    for (const [, hours] of text.matchAll(/soaked every (.*?) hours/g)) expect(hours).toBe('1 to 2')
  })

  it('names no medicine brands and contains no links', () => {
    expect(textOf(article)).not.toMatch(/https?:|www\.|Panadol|Brufen|Hedex|Mara Moja|Postinor/i)
  })
})

describe('the cycle length thresholds', () => {
  it.each([
    ['menstrual-cycle', cycle],
    ['fertility-and-ovulation', fertility],
    ['managing-pms', pms],
    ['exercise-during-cycle', exercise],
  ])('are both in the doctor callouts of %s', (_id, article) => {
    const doctor = JSON.stringify(callouts(article, 'doctor'))
    expect(doctor).toContain('under 21 or over 35 days')
    expect(doctor).toContain('90+ days without a period')
  })
})

describe('Menstrual Cycle', () => {
  it('has four phases and a hormone table with the same days', () => {
    expect(blocksOf(cycle, 'phases').flatMap(({ items }) => items.map(({ name, days }) => [name, days]))).toEqual(
      phases,
    )
    const [hormones] = blocksOf(cycle, 'table', 'hormones')
    expect(hormones?.columns).toEqual(['Phase', 'Days', 'Oestrogen', 'Progesterone', 'FSH and LH', 'What happens'])
    expect(hormones?.rows.map((row) => row[1])).toEqual(['1-5', '6-14', 'About 14', '15-28'])
  })

  it('debunks one myth and lists six reasons to see a doctor', () => {
    expect(callouts(cycle, 'myth')).toHaveLength(1)
    expect(callouts(cycle, 'doctor')[0]?.points).toHaveLength(6)
    expect(textOf(cycle)).toContain('In the first two years after the first period, 21 to 45 days is usual')
    expect(textOf(cycle)).toContain('12.4 days on average, and 7 to 17 days in 95 of 100 cycles')
  })

  it('explains which days the trackers use', () => {
    expect(textOf(cycle)).toContain(
      'ovulation on days 14 to 16, the follicular phase on days 6 to 13 and the luteal phase on days 17 to 28',
    )
  })
})

describe('Nutrition During Your Period', () => {
  it('has 7 superfoods with pictures, foods to avoid, and a 3-day plan of four meals', () => {
    expect(cardTitles(nutrition, 'superfoods')).toHaveLength(7)
    expect(blocksOf(nutrition, 'cards').every(({ items }) => items.every(({ picture }) => picture !== undefined))).toBe(
      true,
    )
    expect(cardTitles(nutrition, 'foods-to-avoid')).toHaveLength(5)
    const [plan] = blocksOf(nutrition, 'plan')
    expect(plan?.days.map(({ title }) => title)).toEqual(['Day 1', 'Day 2', 'Day 3'])
    for (const { meals } of plan?.days ?? [])
      expect(meals.map(({ meal }) => meal)).toEqual(['Breakfast', 'Lunch', 'Snack', 'Supper'])
  })

  it("quotes the NHS's figures for iron and the WHO's for salt", () => {
    const text = textOf(nutrition)
    for (const figure of ['14.8 mg of iron a day', '17 mg a day or less', 'less than 5 g of salt a day'])
      expect(text).toContain(figure)
  })
})

describe('Fertility and Ovulation', () => {
  it('has 7 signs, a table of methods, myths, tips and when to seek help', () => {
    expect(cardTitles(fertility, 'seven-signs')).toHaveLength(7)
    expect(blocksOf(fertility, 'table', 'tracking-methods')[0]?.rows).toHaveLength(5)
    expect(callouts(fertility, 'myth')).toHaveLength(4)
    expect(callouts(fertility, 'tip')).toHaveLength(1)
    expect(fertility.sections.at(-1)?.title).toBe('When to seek help')
  })

  it('says that the fertile window is not contraception', () => {
    expect(blocksOf(fertility, 'callout', 'fertile-window')[0]?.title).toBe('This is an estimate, not contraception.')
  })

  it('uses the rule of the trackers: ovulation 14 days before the cycle ends, fertile from five days before to two days after', () => {
    const [windows] = blocksOf(fertility, 'table', 'fertile-window')
    for (const [length = '', ovulation, window] of windows?.rows ?? []) {
      const day = Number.parseInt(length, 10) - 14
      expect([ovulation, window]).toEqual([`Day ${day}`, `Days ${day - 5} to ${day + 2}`])
    }
    expect(windows?.rows).toHaveLength(3)
  })
})

describe('Managing PMS', () => {
  it('has four groups of symptoms with remedies, a table of supplements and a checklist', () => {
    expect(cardTitles(pms, 'symptoms-and-remedies')).toHaveLength(4)
    for (const { group } of blocksOf(pms, 'cards').flatMap(({ items }) => items)) expect(group?.points).toHaveLength(4)
    expect(blocksOf(pms, 'table', 'supplements')[0]?.rows.map(([name]) => name)).toEqual([
      'Calcium',
      'Vitamin D',
      'Vitamin B6',
      'Magnesium',
      'Chasteberry (agnus castus)',
    ])
    const [checklist] = blocksOf(pms, 'checklist')
    expect(new Set(checklist?.items.map(({ id }) => id)).size).toBe(9)
    expect(callouts(pms, 'doctor')).toHaveLength(1)
  })

  it('names the source of every dose and refers to a pharmacist', () => {
    for (const [, , amount = ''] of blocksOf(pms, 'table')[0]?.rows ?? [])
      if (/\d/.test(amount)) expect(amount).toMatch(/^(NHS|ACOG): /)
    expect(callouts(pms, 'caution').map(({ title }) => title)).toContain('Ask a pharmacist first')
  })
})

describe('Exercise During Your Cycle', () => {
  it('has workouts, what to avoid and a caution for each of the four phases', () => {
    const items = blocksOf(exercise, 'phases').flatMap((block) => block.items)
    expect(items.map(({ name, days }) => [name, days])).toEqual(phases)
    for (const { groups } of items) expect(groups.map(({ label }) => label)).toEqual(['Workouts', 'Avoid', 'Caution'])
  })

  it('has pro tips, rest advice, and a weekly plan of 150 minutes with two strength sessions', () => {
    expect(exercise.sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Pro tips', 'When to rest']))
    const [week] = blocksOf(exercise, 'table', 'a-week')
    expect(week?.rows).toHaveLength(7)
    expect(week?.rows.reduce((sum, [, , minutes]) => sum + Number(minutes), 0)).toBe(150)
    expect(week?.rows.filter(([, what]) => what?.startsWith('Strength'))).toHaveLength(2)
  })
})

describe('Contraception', () => {
  it('has how often each method fails as people use it, and without a mistake, from the best on', () => {
    const [methods] = blocksOf(contraception, 'table', 'how-well-they-work')
    expect(methods?.rows.map(([method, used, right]) => [method, used, right])).toEqual([
      ['Implant', 'Fewer than 1', 'Fewer than 1'],
      ['Hormonal coil (IUD)', 'Fewer than 1', 'Fewer than 1'],
      ['Copper coil (IUD)', 'Fewer than 1', 'Fewer than 1'],
      ['Injection', '4 to 6', 'Fewer than 1'],
      ['Pill', '7 to 9', 'Fewer than 1'],
      ['Condom for men', '13 to 18', '2'],
      ['Counting days alone', '15 to 25', '5 at best'],
      ['Withdrawal', '20 to 27', '4'],
    ])
  })

  it('counts days for cycles of 26 to 32 days alone, and calls no day safe', () => {
    const days = blocksOf(contraception, 'cards')
      .flatMap(({ items }) => items)
      .find(({ title }) => title === 'Counting days')
    expect(days?.text).toContain('cycles of 26 to 32 days')
    expect(textOf(contraception)).not.toMatch(/\bsafe (?:day|time|period)/i)
  })

  it('names the medicines that weaken hormones, and what to take then', () => {
    const text = textOf(contraception)
    for (const medicine of [
      'rifampicin',
      'efavirenz',
      'carbamazepine',
      'phenytoin',
      'phenobarbital',
      'topiramate',
      'St John',
    ])
      expect(text).toContain(medicine)
    expect(text).toContain('a double dose of levonorgestrel (3 mg), and no ulipristal')
  })

  it('takes the stricter source for what is late, missed or vomited', () => {
    const text = textOf(contraception)
    for (const rule of [
      'use condoms until you have it, and for 7 days after it',
      'take no hormones for 5 days',
      'Sick within 3 hours of a pill',
      'for over 24 hours, each such day is a missed pill',
      'none has come in 3 weeks',
    ])
      expect(text).toContain(rule)
  })

  it('says at which signs to go at once, and who should not take the combined pill without a word', () => {
    expect(callouts(contraception, 'caution').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Go now', 'Say so before you take the combined pill']),
    )
  })
})

describe('the signs that cannot wait', () => {
  const goNow = (article: Article) =>
    callouts(article, 'caution')
      .filter(({ title }) => title.startsWith('Go now'))
      .map((callout) => articleTexts(callout).join(' '))
      .join(' ')

  it('after a birth include headache, sight, fits, breath, chest and calf', () => {
    for (const sign of [
      'headache',
      'trouble to see',
      'a fit',
      'short breath',
      'chest pain',
      'calf',
      'fever',
      'larger than an egg',
    ])
      expect(goNow(bleeding)).toContain(sign)
  })

  it('with a tampon or cup are those of toxic shock', () => {
    expect(goNow(cycle)).toMatch(/sudden fever with a rash, vomiting or faintness/)
    expect(textOf(cycle)).toContain('a tampon every 3 to 4 hours')
  })

  it('are never put off to another day by one article alone', () => {
    for (const article of [cycle, fertility, bleeding])
      expect(goNow(article)).toMatch(/pain low in the belly.*at once|at once.*pain low in the belly/)
  })
})

it('fertility is said to come back within two weeks after a loss', () => {
  expect(textOf(bleeding)).toContain('within two weeks after a loss')
})

it.each([
  ['menstrual-cycle', cycle],
  ['managing-pms', pms],
])('no painkiller is named in %s without whom it can harm', (_id, article) => {
  for (const text of articleTexts(article).filter((words) => words.includes('ibuprofen')))
    expect(text).toMatch(/no ibuprofen .*pregnan.*ulcer.*asthma/i)
  expect(textOf(article)).toContain('ibuprofen')
})

it('every article asks about bleeding between periods at the first time', () => {
  for (const article of [cycle, fertility, pms, bleeding]) {
    expect(textOf(article)).toMatch(/bleed between periods/)
    expect(textOf(article)).not.toMatch(/between periods in two cycles/)
  }
})
