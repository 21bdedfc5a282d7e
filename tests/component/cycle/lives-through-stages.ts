import {
  beginInjections,
  beginPregnancyMode,
  endPregnancy,
  haveInjection,
  logPast,
  logPositiveTest,
  logToday,
  sayFeeding,
  writeNote,
} from './log-acts'
import { on, startsFrom, type Act, type Life } from './life'

const noPrediction = /Next period|It was expected|Fertile window|phase\b|late\b/

/** Lives with an injection or a pregnancy, in which nothing is predicted for a time. */
export const livesThroughStages = {
  'an injection after some cycles without': {
    periods: startsFrom(0, 28, 28, 28),
    acts: [
      [100, beginInjections],
      [130, logToday('Spotting')],
      ...[191, 282, 373, 464].map((day): Act => [day, haveInjection]),
      [500, writeNote('Well')],
    ],
    days: [
      { day: 2, says: ['Day 3', 'Menstrual phase'] },
      { day: 41, says: ['Day 14', 'Ovulation phase'] },
      { day: 97, says: ['Day 14', 'Likely range: 27 to 29 April'] },
      {
        day: 101,
        says: [
          'Injection (Depo, Sayana)',
          'Nothing is predicted; log bleeding as it comes.',
          'Next injection: Wednesday 16 July 2025',
        ],
        never: noPrediction,
      },
      {
        day: 130,
        says: [
          'Injection (Depo, Sayana)',
          'Nothing is predicted; log bleeding as it comes.',
          'Next injection: Wednesday 16 July 2025',
        ],
        never: noPrediction,
      },
      {
        day: 184,
        says: [
          'Injection (Depo, Sayana)',
          'Nothing is predicted; log bleeding as it comes.',
          'Next injection: Wednesday 16 July 2025',
        ],
        never: noPrediction,
      },
      { day: 191, says: ['Next injection: Wednesday 15 October 2025'], never: noPrediction },
      { day: 300, at: '?tab=calendar', says: ['November 2025', 'Other bleeding'], never: /Expected|Fertile|Ovulation/ },
      { day: 400, says: ['Next injection: Wednesday 15 April 2026'], never: noPrediction },
      {
        day: 520,
        says: ['Injection (Depo, Sayana)', 'Nothing is predicted; log bleeding as it comes.', 'Next injection'],
        never: noPrediction,
      },
      {
        day: 564,
        says: [
          'was due on Wednesday 15 July 2026: go now',
          'use condoms from today, and for 7 days after the next one',
          'FSRH counts on it for 14 weeks only',
        ],
        never: /Next period|It was expected|Fertile window|phase\b/,
      },
      {
        day: 590,
        says: ['It does not protect now. Use condoms until 7 days after the next one'],
        never: /Next period|It was expected|Fertile window|phase\b/,
      },
    ],
  },
  'a birth, and breastfeeding': {
    periods: [0, 600, 633],
    acts: [
      [40, logPositiveTest],
      [279, beginPregnancyMode],
      [280, endPregnancy('My baby is born', 'Day of birth')],
      [282, sayFeeding],
      [290, logPast(on(281), on(290))],
      [300, logPast(on(291), on(300))],
    ],
    days: [
      { day: 3, says: ['Day 4', 'Menstrual phase'] },
      { day: 37, says: ['4 days late', 'If you might be pregnant'] },
      { day: 41, says: ['Your pregnancy test was positive, so nothing is predicted now.'], never: noPrediction },
      {
        day: 200,
        says: ['Your pregnancy test was positive'],
        never: /Likely range|It was expected|No period is logged for 90 days/,
      },
      {
        day: 280,
        says: ['Rest well after the birth', 'You can get pregnant before it comes', 'You soak a pad in an hour'],
        never: noPrediction,
      },
      { day: 290, says: ['is no period: your womb is healing', 'All three hold'], never: noPrediction },
      {
        day: 320,
        says: ['Rest well after the birth', 'Your period has not come back. Yes', 'All three hold'],
        never: noPrediction,
      },
      { day: 330, says: ['All three hold', 'Log the first day of your next period'], never: noPrediction },
      { day: 470, says: ['One of the three does not hold'], never: noPrediction },
      { day: 602, says: ['Day 3', 'Menstrual phase'], never: /Rest well|Do you breastfeed/ },
      {
        day: 621,
        says: ['Day 22', 'The first cycles after a birth differ from those before'],
        never: /Rest well|Luteal|Likely range/,
      },
      {
        day: 655,
        says: ['Day 23', 'A date needs two complete cycles since the birth'],
        never: /Rest well|\blate\b|29 Oct/,
      },
    ],
  },
  'a loss': {
    periods: startsFrom(105, 28, 29).toSpliced(0, 0, 0),
    acts: [
      [45, logPositiveTest],
      [61, beginPregnancyMode],
      [70, endPregnancy('I lost the pregnancy', 'Day it ended')],
      [74, logPast(on(70), on(74))],
      [78, logPast(on(75), on(78))],
    ],
    days: [
      { day: 2, says: ['Day 3', 'Menstrual phase'] },
      { day: 40, says: ['7 days late', 'There is nothing that you did wrong'] },
      { day: 46, says: ['Your pregnancy test was positive, so nothing is predicted now.'], never: noPrediction },
      { day: 60, says: ['Your pregnancy test was positive', 'I am not pregnant'], never: noPrediction },
      {
        day: 70,
        says: ['We are sorry. Take all the time that you need', 'You soak a pad in an hour'],
        never: noPrediction,
      },
      {
        day: 75,
        says: [
          'We are sorry. Take all the time that you need',
          'The bleeding of the first weeks after it is no period',
        ],
        never: noPrediction,
      },
      { day: 90, says: ['The first period usually comes in 4 to 6 weeks'], never: noPrediction },
      { day: 104, says: ['Log its first day when it comes'], never: noPrediction },
      { day: 107, says: ['Day 3', 'Menstrual phase', '14 to 24 May'], never: /We are sorry/ },
      { day: 130, says: ['Day 26', 'Luteal phase', 'Any day now'], never: /We are sorry|late/ },
      { day: 134, says: ['Day 2', '13 to 19 June'] },
      { day: 170, says: ['Day 9', 'Follicular phase', 'Wed 16 Jul'], never: /We are sorry/ },
    ],
  },
} as const satisfies Record<string, Life>
