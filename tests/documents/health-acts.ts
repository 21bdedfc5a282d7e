/**
 * What a person does, and what the app does about it: cases that are no state of a log. `test`: a file, and part of the
 * title of a test in it.
 */
export type Act = {
  readonly does: string
  readonly right: string
  readonly source: string
  readonly test: readonly [file: string, title: string]
}

const pillDay = 'src/health/cycle/rules/pill-day.test.ts'
const protection = 'tests/component/cycle/protection.test.tsx'
const twoTabs = 'tests/component/cycle/two-tabs.test.tsx'
const takenOut = 'tests/component/cycle/taken-out.test.tsx'
const ownDay = 'first principles: one day for ticks, log and reminders, that of the phone'

export const healthActs: Readonly<Record<string, Act>> = {
  'a notification in London, "Done" there after midnight in Nairobi': {
    does: 'pill at 21:00 by the phone, answered at 22:30',
    right: 'ticks the pill of the phone’s day',
    source: ownDay,
    test: [pillDay, 'a tick belongs to the phone’s day, on both sides of midnight'],
  },
  'reminders over a year, in six time zones, with daylight saving': {
    does: 'reminders at 8:00 and 21:00',
    right: 'come at 8:00 and 21:00 by the phone',
    source: ownDay,
    test: [pillDay, 'reminders come at the hours of the phone, through the whole year'],
  },
  'a flight west: the notification comes before the hour of the pill': {
    does: '"Done" at 19:00, pill at 21:00',
    right: 'asks whether the pill of that day was taken',
    source: 'first principles: no answer vanishes',
    test: [pillDay, 'comes before the hour of the pill in the west'],
  },
  'a flight east: it comes after midnight': {
    does: '"Done" at 23:30, or at 3:00',
    right: 'ticks the evening’s pill',
    source: ownDay,
    test: [pillDay, 'comes after midnight in the east, and ticks the evening’s pill'],
  },
  'a notification that comes 3 h 5 min late, "Done"': {
    does: 'combined pill, desogestrel; older mini-pill',
    right: 'ticks the pill of its day; asks where 3 hours have passed',
    source: 'NHS: 3, 12 and 24 hours',
    test: [pillDay, 'carries its pill’s day, and ticks it while that is in time'],
  },
  'a notification of a log with a PIN, late, "Done"': {
    does: 'nobody could read what it was about',
    right: 'asks',
    source: 'first principles: no answer vanishes',
    test: [pillDay, 'of a sealed log, or about something else, too, asks'],
  },
  'desogestrel of 22:00, opened at 0:30': {
    does: 'the big button',
    right: 'ticks last evening’s pill; nothing is called missed',
    source: 'NHS: 12 hours; the others 3 and 24',
    test: [pillDay, 'is last evening’s while it is in time'],
  },
  'a pill whose hour nobody has said, opened at 2:59 and at 3:00': {
    does: 'the big button',
    right: 'last evening’s, then today’s',
    source: 'product',
    test: [pillDay, 'where nobody has said when it is taken'],
  },
  'the method form in one tab, "I start a new pack today" in the other': {
    does: 'the form is saved unchanged',
    right: 'the pack stays',
    source: 'first principles: only what was edited is written',
    test: [twoTabs, 'a form that is saved as it was opened keeps the pack that another tab has begun'],
  },
  'any two parts of a log, edited in two tabs, in any order': {
    does: '29 parts of the profile and of a day',
    right: 'both are kept',
    source: 'first principles',
    test: ['src/health/cycle/rules/with-edits.test.ts', 'keep what both have edited, in any order'],
  },
  'the start of a pack corrected from the 4th to the 6th': {
    does: '"The start of this pack was wrong"',
    right: 'one pack, nothing missed before it',
    source: 'first principles',
    test: ['src/health/cycle/rules/pill-pack.test.ts', 'leaves no missed pill of the days before it'],
  },
  'the phone asleep, its clock three hours back': {
    does: 'the log locks after 5 minutes',
    right: 'locked',
    source: 'first principles: a clock that went back proves no short time',
    test: ['tests/component/cycle/lock.test.tsx', 'is locked when the phone wakes up and its clock says'],
  },
  'condoms besides the pill': {
    does: 'condoms recorded while a pill is the method',
    right: 'both stand; in place of it only by choice',
    source: 'WHO: condoms go with every method',
    test: [protection, 'condoms stand beside the pill, or take its place where that is chosen'],
  },
  'a method begun under a positive test': {
    does: 'a coil and a positive test',
    right: 'to a clinic today; nothing of getting pregnant',
    source: 'NHS, Ectopic pregnancy',
    test: [protection, 'under a positive test the card says what it means with the method'],
  },
  'a positive test on the pill, pregnancy mode opened': {
    does: 'the last bleed was a withdrawal bleed',
    right: 'no last period is filled in',
    source: 'first principles',
    test: ['src/health/cycle/rules/last-period.test.ts', 'a bleed under hormones is none, and the person is asked'],
  },
  '"Period started on this day", then medium tapped to confirm': {
    does: 'the flow was filled in by the app',
    right: 'stays; a further tap takes it out, with Undo',
    source: 'first principles: a confirmation confirms',
    test: [takenOut, 'is confirmed by a tap, and taken out by the next one, with Undo'],
  },
  'a backup taken in on a new phone': {
    does: 'the old phone had a PIN',
    right: 'says before and after it that there is none',
    source: 'first principles',
    test: [
      'tests/component/cycle/backup.test.tsx',
      'says before and after it that it holds none, and where to set one',
    ],
  },
  'other medicine on the pill': {
    does: 'rifampicin, efavirenz, carbamazepine: asked once',
    right: 'condoms as well; for emergencies the coil, else 3 mg',
    source: 'MHRA 2016; FSRH',
    test: [protection, 'medicine that weakens hormones is asked about once'],
  },
  'a soaked pad on each day from 1 to 60 after each week from 20 to 42': {
    does: 'a birth or a loss',
    right: 'urgent up to day 42',
    source: 'WHO, postnatal care',
    test: ['src/health/cycle/rules/pregnancy-end.test.ts', 'a soaked pad or severe pain is urgent for 42 days'],
  },
  'every kind of bleeding that the log knows, in a pregnancy': {
    does: 'the page for a doctor',
    right: 'in the pregnancy, with its pads',
    source: 'WHO: any bleeding',
    test: [
      'src/health/cycle/rules/pregnancy-end.test.ts',
      'the page for a doctor names every kind of bleeding in a pregnancy',
    ],
  },
  'each emergency pill with each method, on each of 20 days': {
    does: 'taken while the method is used',
    right: 'no hormones for 5 days after ulipristal; protected no sooner than the method works',
    source: 'FSRH; CDC 2024',
    test: ['src/health/cycle/rules/protection.test.ts', 'with %s: nothing is called protected'],
  },
}
