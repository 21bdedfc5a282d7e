import type { CareVector } from './care-vector'

const nhsLabour = 'NHS, Signs that labour has begun'
const product = 'product: a contraction lasts about a minute (NHS)'

const sixIn = (last: string): readonly string[] => [
  '39w 0d',
  ...['10:00', '10:02', '10:04', '10:06', '10:08'].map((start) => `contraction ${start}:00 to ${start}:40`),
  `contraction ${last}`,
]
const fourOfAMinute = [
  'contraction 10:00:00 to 10:01:00',
  'contraction 10:05:00 to 10:06:00',
  'contraction 10:10:00 to 10:11:00',
  'contraction 10:15:00 to 10:16:00',
] as const

/** Contractions that are timed, and what the app says of them. */
export const contractionVectors = {
  'a contraction that has run for twelve minutes': {
    source: `${nhsLabour}: longer than 2 minutes; ${product}`,
    entered: ['39w 0d', 'contraction 10:00:00, no end'],
    seen: '10:12:00',
    says: ['call or go now: longer than two minutes', 'asks: did you forget to end it?'],
  },
  'a contraction that runs for two minutes to the second': {
    source: nhsLabour,
    entered: ['39w 0d', 'contraction 10:00:00, no end'],
    seen: '10:02:00',
    says: ['no warning'],
  },
  'a contraction that runs for two minutes and a second': {
    source: nhsLabour,
    entered: ['39w 0d', 'contraction 10:00:00, no end'],
    seen: '10:02:01',
    says: ['call or go now: longer than two minutes'],
  },
  'a contraction that runs for ten minutes to the second': {
    source: product,
    entered: ['39w 0d', 'contraction 10:00:00, no end'],
    seen: '10:10:00',
    says: ['call or go now: longer than two minutes'],
  },
  'a contraction that runs for 45 minutes': {
    source: nhsLabour,
    entered: ['39w 0d', 'contraction 10:00:00, no end'],
    seen: '10:45:00',
    says: ['call or go now: longer than two minutes', 'asks: did you forget to end it?'],
  },
  'a contraction left open since yesterday': {
    source: product,
    entered: ['39w 0d', 'contraction 10:00:00, no end'],
    seen: 'next day 10:00:00',
    says: ['no warning', 'asks: did you forget to end it?'],
  },
  'a contraction ended after twelve minutes': {
    source: product,
    entered: ['39w 0d', 'contraction 10:00:00 to 10:12:00'],
    seen: '10:13:00',
    says: ['call or go now: longer than two minutes', 'asks: did you forget to end it?'],
  },
  'a contraction of two minutes to the second': {
    source: nhsLabour,
    entered: ['39w 0d', 'contraction 10:00:00 to 10:02:00'],
    seen: '10:03:00',
    says: ['no warning'],
  },
  'six contractions of 40 seconds in ten minutes to the second': {
    source: `${nhsLabour}: 6 or more in 10 minutes`,
    entered: sixIn('10:10:00 to 10:10:40'),
    seen: '10:11:00',
    says: ['call or go now: six in ten minutes'],
  },
  'six contractions of 40 seconds in ten minutes and a second': {
    source: nhsLabour,
    entered: sixIn('10:10:01 to 10:10:40'),
    seen: '10:11:00',
    says: ['no warning'],
  },
  'six starts in ten minutes, the last still runs': {
    source: nhsLabour,
    entered: sixIn('10:09:30, no end'),
    seen: '10:09:40',
    says: ['call or go now: six in ten minutes'],
  },
  'six in ten minutes, before a pause of half an hour': {
    source: 'product: nothing recent',
    entered: sixIn('10:10:00 to 10:10:40'),
    seen: '10:41:00',
    says: ['no warning'],
  },
  'six in ten minutes, and the first of the next hour': {
    source: 'product: nothing recent',
    entered: [...sixIn('10:10:00 to 10:10:40'), 'contraction 11:30:00 to 11:30:40'],
    seen: '11:31:00',
    says: ['no warning'],
  },
  'six in ten minutes over midnight': {
    source: nhsLabour,
    entered: [
      '39w 0d',
      'contraction 23:55:00 to 23:55:30',
      'contraction 23:57:00 to 23:57:30',
      'contraction 23:59:45 to next day 0:00:15',
      'contraction next day 0:01:00 to next day 0:01:30',
      'contraction next day 0:03:00 to next day 0:03:30',
      'contraction next day 0:05:00, no end',
    ],
    seen: 'next day 0:05:10',
    says: ['call or go now: six in ten minutes'],
  },
  'four of a minute, every five minutes': {
    source: nhsLabour,
    entered: ['39w 0d', ...fourOfAMinute],
    seen: '10:17:00',
    says: ['call and go: every five minutes, of about a minute'],
  },
  'four every five minutes, two of them without an end': {
    source: 'product: what nobody noted does not speak against it',
    entered: [
      '39w 0d',
      'contraction 10:00:00, no end',
      'contraction 10:05:00 to 10:06:00',
      'contraction 10:10:00, no end',
      'contraction 10:15:00 to 10:16:00',
    ],
    seen: '10:17:00',
    says: ['call and go: every five minutes, of about a minute'],
  },
  'one of 40 seconds, before 37 weeks': {
    source: 'NHS; WHO, preterm birth',
    entered: ['36w 6d', 'contraction 10:00:00 to 10:00:40'],
    seen: '10:05:00',
    says: ['call or go now: before 37 weeks'],
  },
  'one that has run for twelve minutes, before 37 weeks': {
    source: 'NHS; WHO, preterm birth',
    entered: ['36w 6d', 'contraction 10:00:00, no end'],
    seen: '10:12:00',
    says: ['call or go now: before 37 weeks', 'asks: did you forget to end it?'],
  },
  'one that runs, and the clock was put back by an hour': {
    source: 'first principles: nothing is known of its length',
    entered: ['39w 0d', 'contraction 10:00:00, no end'],
    seen: '9:02:00',
    says: ['no warning', 'asks: its times cannot be right'],
  },
  'one timed before 37 weeks, and the clock was put back by ten minutes': {
    source: 'NHS; WHO, preterm birth',
    entered: ['36w 0d', 'contraction 10:00:00 to 10:00:40'],
    seen: '9:51:00',
    says: ['call or go now: before 37 weeks', 'asks: its times cannot be right'],
  },
  'one that runs before 37 weeks, and the clock was put back by ten minutes': {
    source: 'NHS; WHO, preterm birth',
    entered: ['36w 0d', 'contraction 10:00:00, no end'],
    seen: '9:51:00',
    says: ['call or go now: before 37 weeks', 'asks: its times cannot be right'],
  },
  'six in ten minutes, and the clock was put back by 20 minutes': {
    source: nhsLabour,
    entered: sixIn('10:10:00 to 10:10:40'),
    seen: '9:51:00',
    says: ['call or go now: six in ten minutes', 'asks: its times cannot be right'],
  },
  'six in ten minutes over midnight, and the clock was put back to the day before': {
    source: nhsLabour,
    entered: [
      '39w 0d',
      'contraction 23:57:00 to 23:57:30',
      'contraction 23:59:00 to 23:59:30',
      'contraction next day 0:01:00 to next day 0:01:30',
      'contraction next day 0:03:00 to next day 0:03:30',
      'contraction next day 0:05:00 to next day 0:05:30',
      'contraction next day 0:07:00 to next day 0:07:30',
    ],
    seen: '23:50:00',
    says: ['call or go now: six in ten minutes', 'asks: its times cannot be right'],
  },
  'one of three minutes, and the clock was put back by half an hour': {
    source: nhsLabour,
    entered: ['39w 0d', 'contraction 10:00:00 to 10:03:00'],
    seen: '9:35:00',
    says: ['call or go now: longer than two minutes', 'asks: its times cannot be right'],
  },
  'four of a minute, every five minutes, and the clock was put back by half an hour': {
    source: nhsLabour,
    entered: ['39w 0d', ...fourOfAMinute],
    seen: '9:47:00',
    says: ['call and go: every five minutes, of about a minute', 'asks: its times cannot be right'],
  },
  'four of a minute, every five minutes, the clock put back by half an hour, and the next one': {
    source: nhsLabour,
    entered: ['39w 0d', ...fourOfAMinute, 'contraction 9:50:00 to 9:51:00'],
    seen: '9:52:00',
    says: ['call and go: every five minutes, of about a minute'],
  },
  'one that has run for a minute, since the clock was put back by half an hour': {
    source: nhsLabour,
    entered: ['39w 0d', 'contraction 10:15:00 to 10:15:30', 'contraction 9:50:00, no end'],
    seen: '9:51:00',
    says: ['no warning'],
  },
  'one that has run for three minutes, since the clock was put back by half an hour': {
    source: nhsLabour,
    entered: ['39w 0d', 'contraction 10:15:00 to 10:15:30', 'contraction 9:50:00, no end'],
    seen: '9:53:00',
    says: ['call or go now: longer than two minutes'],
  },
  'four of a minute, and the clock was put back by two hours': {
    source: 'first principles: nothing is known of their times',
    entered: ['39w 0d', ...fourOfAMinute],
    seen: '8:15:00',
    says: ['no warning', 'asks: its times cannot be right'],
  },
  'one of 40 seconds, the clock put forward by an hour before it ended, and back': {
    source: 'first principles: it may have been long',
    entered: ['39w 0d', 'contraction 10:00:00 to 11:00:40'],
    seen: '10:01:00',
    says: ['call or go now: longer than two minutes', 'asks: its times cannot be right'],
  },
  'one that ended before it began, by the clock': {
    source: 'first principles',
    entered: ['39w 0d', 'contraction 10:00:00 to 9:01:00'],
    seen: '9:03:00',
    says: ['no warning', 'asks: its times cannot be right'],
  },
  'three regular ones, and one that ended before it began': {
    source: 'first principles: no length below nothing',
    entered: ['39w 0d', ...fourOfAMinute.slice(0, 3), 'contraction 10:15:00 to 9:20:00'],
    seen: '10:17:00',
    says: ['call and go: every five minutes, of about a minute', 'asks: its times cannot be right'],
  },
} as const satisfies Readonly<Record<string, CareVector>>
