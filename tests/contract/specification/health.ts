import { offeredFlows } from '@/health/cycle/flow-order'
import { defaultShape, ovulationCycleDay, phaseOfCycleDay } from '@/health/cycle/rules/phases'
import { fertileWindow, fertilityOn } from '@/health/cycle/rules/fertile-window'
import { usualReminders } from '@/health/cycle/rules/reminder-choices'
import { moods, offeredMoods, premiumPrice, symptoms, symptomsOf } from '@/health/cycle/rules/symptoms'
import { logTabValues, trackerTabValues } from '@/health/cycle/rules/tracker-url'
import { articleIds } from '@/education/rules/articles'
import { dueDate, lastWeek, milestoneWeeks, recordedWeek } from '@/health/pregnancy/rules/gestation'
import { addDays, isoDay } from '@/kit/rules/day'
import { contains, is, says, section, tested, unchecked } from './statement.ts'

const bloom = 'tests/component/cycle/bloom-tracker.test.tsx'
const tracker = 'tests/component/cycle/period-tracker.test.tsx'
const contents = 'src/education/store/article-contents.test.ts'
const record = 'tests/component/pregnancy/record.test.tsx'
const start = isoDay('2026-11-01')
const phases = (...days: readonly number[]) => days.map((day) => phaseOfCycleDay(day, defaultShape))
const fertility = (...offsets: readonly number[]) => {
  const window = fertileWindow(start, defaultShape)
  return window && offsets.map((offset) => fertilityOn(addDays(start, 13 + offset), window))
}

export const health = [
  ...section('2 §2-4 premium tracker', {
    'bloom-parts': [
      'calendar, symptoms, mood, notes, pregnancy mode',
      is(() => logTabValues.slice(0, 3), ['symptoms', 'mood', 'notes']),
      says('health/cycle/words/screens-tracker', { calendar: 'Calendar' }),
      says('health/cycle/words/screens-bloom', { openPregnancyMode: 'Open pregnancy mode' }),
    ],
    symptoms: [
      '19: 10 physical, 5 emotional, 4 other',
      is(
        () => [
          Object.keys(symptoms).length,
          symptomsOf('physical').length,
          symptomsOf('emotional').length,
          symptomsOf('other').length,
        ],
        [19, 10, 5, 4],
      ),
    ],
    moods: [
      '10, of which 6 are free',
      is(() => [Object.keys(moods).length, offeredMoods(false).length, offeredMoods(true).length], [10, 6, 10]),
      tested(bloom, 'all symptoms and six moods are free; premium unlocks all ten moods'),
    ],
    'symptoms-free': [
      '6 physical and 3 emotional symptoms without premium',
      unchecked('all symptoms are free: what names a complaint must not cost, see src/health/cycle/rules/symptoms.ts'),
    ],
    'premium-price': [
      'KES 100 per year',
      is(() => premiumPrice, 100),
      says('health/cycle/words/screens-premium', { price: '<strong>KES {amount}</strong> per year' }),
    ],
    'premium-flag': [
      'Subscribe Now sets a flag, without payment',
      says('health/cycle/words/screens-premium', {
        subscribeNow: 'Subscribe Now',
        nothingCharged: 'Nothing was charged.',
      }),
    ],
    'day-saved': [
      "Today's data saved successfully!",
      says('health/cycle/words/screens-bloom', { todaySaved: "Today's data saved successfully!" }),
      tested(bloom, 'saves what is entered on each of its tabs'),
    ],
    'log-local': [
      'the log stays on the phone',
      tested(
        'tests/e2e/cycle-traffic.spec.ts',
        'no request contains data from the cycle log, across tracker, gossip, profile, cart and backup',
      ),
    ],
    flow: [
      'Light, Medium, Heavy, Spotting',
      is(() => offeredFlows, ['light', 'medium', 'heavy', 'spotting']),
      says('health/cycle/words/screens-day', {
        light: 'Light',
        medium: 'Medium',
        heavy: 'Heavy',
        spotting: 'Spotting',
      }),
    ],
    'reminder-days': ['a reminder 3 days before', is(() => usualReminders.daysBefore, 3)],
  }),
  ...section('2 §4, 9 cycle', {
    'cycle-default': [
      '28 days, of which 5 of bleeding',
      is(() => [defaultShape.length, defaultShape.periodLength], [28, 5]),
    ],
    'phase-menstrual': ['menstrual up to the length of the period', is(() => phases(1, 5), ['menstrual', 'menstrual'])],
    'phase-follicular': ['follicular up to day 13', is(() => phases(6, 13), ['follicular', 'follicular'])],
    'phase-ovulation': ['ovulation on days 14 to 16', is(() => phases(14, 16), ['ovulation', 'ovulation'])],
    'phase-luteal': ['then luteal', is(() => phases(17, 28), ['luteal', 'luteal'])],
    'ovulation-day': [
      'the length less 14',
      is(() => [28, 30, 35].map((length) => ovulationCycleDay({ ...defaultShape, length })), [14, 16, 21]),
    ],
    'fertile-window': [
      'from 5 days before to 2 after',
      is(() => fertileWindow(start, defaultShape), {
        from: isoDay('2026-11-09'),
        ovulation: isoDay('2026-11-14'),
        to: isoDay('2026-11-16'),
      }),
    ],
    'fertility-level': [
      'Peak on the day, High one day either side, else Medium',
      is(() => fertility(-2, -1, 0, 1, 2), ['medium', 'high', 'peak', 'high', 'medium']),
    ],
  }),
  ...section('2 §2, 4, 8 second tracker', {
    'tracker-tabs': [
      'track, calendar, history, insights, education',
      is(() => trackerTabValues, ['track', 'calendar', 'history', 'insights', 'education']),
      says('health/cycle/words/tracker-tabs', {
        track: 'Track',
        calendar: 'Calendar',
        history: 'History',
        insights: 'Insights',
        education: 'Education',
      }),
    ],
    'tracker-signed-out': [
      'a prompt with a button to /login',
      says('health/cycle/words/screens-tracker', { pleaseLogIn: 'Please log in to use the tracker' }),
      tested(tracker, 'asks a signed-out user to log in, and shows the articles'),
    ],
    'tracker-articles': [
      'education links to the five articles',
      is(
        () => articleIds,
        [
          'menstrual-cycle',
          'nutrition-during-period',
          'fertility-and-ovulation',
          'managing-pms',
          'exercise-during-cycle',
        ],
      ),
    ],
    'tracker-saved': [
      'Success: Period data saved successfully',
      says('health/cycle/words/screens-tracker', { saved: 'Period data saved successfully' }),
    ],
    'tracker-fetch-failed': [
      'Failed to fetch period data',
      says('health/cycle/words/screens-tracker', { notFetched: 'Failed to fetch period data' }),
      tested(tracker, 'shows an error with a retry when the log cannot be opened'),
    ],
    'tracker-save-failed': [
      'Failed to save period data',
      says('health/cycle/words/screens-tracker', { notSaved: 'Failed to save period data' }),
    ],
    'tracker-mode': [
      'a switch for pregnancy mode',
      tested(tracker, 'pregnancy mode is turned on here and starts from the last logged period'),
    ],
  }),
  ...section('2 §3-5, 8-9 pregnancy', {
    'pregnancy-due': [
      'start plus 280 days',
      is(() => dueDate({ by: 'last-period', day: isoDay('2026-01-01') }), isoDay('2026-10-08')),
    ],
    'pregnancy-week-cap': ['at most week 42', is(() => [lastWeek, recordedWeek({ weeks: 44, days: 0 })], [42, 42])],
    'pregnancy-week-input': [
      'weeks 1 to 42',
      tested('src/health/pregnancy/rules/start.test.ts', 'accepts weeks 1 to 42 only'),
    ],
    'pregnancy-milestones': [
      'weeks 1, 4, 8, … 40',
      is(() => milestoneWeeks, [1, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40]),
    ],
    'pregnancy-edit': [
      'Edit, Save Changes, Cancel',
      says('health/pregnancy/words/forms', { saveChanges: 'Save Changes' }),
      tested(record, 'editing saves the clinic’s due date, a name and notes, and Cancel changes nothing'),
    ],
    'pregnancy-saved': [
      'Success: Pregnancy data saved successfully',
      says('health/pregnancy/words/forms', { savedTitle: 'Success', saved: 'Pregnancy data saved successfully' }),
    ],
    'pregnancy-failed': [
      'Failed to save pregnancy data',
      says('health/pregnancy/words/forms', { notSaved: 'Failed to save pregnancy data' }),
    ],
  }),
  ...section('2 §2, 9 articles', {
    'article-cycle': [
      'four phases, a table of hormones, a myth',
      tested(contents, 'has four phases and a hormone table with the same days'),
    ],
    'article-cycle-days': [
      'days 1-5, 6-14, about 14, 15-28',
      contains('public/education/menstrual-cycle.json', '1-5', '6-14', '15-28'),
    ],
    'article-doctor': [
      'cycles under 21 or over 35 days, 90 days without',
      tested(contents, 'says when to see a doctor, with the same thresholds as the rest of the app'),
    ],
    'article-nutrition': [
      '7 superfoods, foods to avoid, 3 days of meals',
      tested(contents, 'has 7 superfoods with pictures, foods to avoid, and a 3-day plan of four meals'),
    ],
    'article-fertility': [
      '7 signs, a table of methods, myths, tips, when to seek help',
      tested(contents, 'has 7 signs, a table of methods, myths, tips and when to seek help'),
    ],
    'article-pms': [
      'four groups with remedies, supplements, a checklist',
      tested(contents, 'has four groups of symptoms with remedies, a table of supplements and a checklist'),
    ],
    'article-exercise': [
      'four phases with workouts, what to avoid, cautions',
      tested(contents, 'has workouts, what to avoid and a caution for each of the four phases'),
    ],
  }),
]
