/**
 * What is entered, when it is seen, and what the app says then. The words are the data: the test reads them.
 * A time after midnight has its day: "next day 0:10".
 */
export type CareVector = {
  readonly source: string
  readonly entered: readonly string[]
  readonly seen: string
  readonly says: readonly string[]
}

const nhsLabour = 'NHS, Signs that labour has begun'
const product = 'product: a contraction lasts about a minute (NHS)'
const rcog = 'RCOG, Green-top Guideline 57; NHS, Your baby’s movements'
const whoVisits = 'WHO, antenatal care: eight contacts'
const whoInduction = 'WHO, Induction of labour at or beyond term, 2022: recommended from 41w 0d'

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

export const careVectors = {
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

  'nine movements after two hours, never stopped': {
    source: rcog,
    entered: ['count 10:00:00, 9 movements, not stopped'],
    seen: '12:00:00',
    says: ['fewer than ten in two hours: call or go now'],
  },
  'nine movements a second before': {
    source: rcog,
    entered: ['count 10:00:00, 9 movements, not stopped'],
    seen: '11:59:59',
    says: ['counts'],
  },
  'four movements, seen two hours after its end': {
    source: 'product: seen soon',
    entered: ['count 10:00:00, 4 movements, not stopped'],
    seen: '14:00:00',
    says: ['fewer than ten in two hours: call or go now'],
  },
  'four movements, seen later': {
    source: 'product: nobody has counted until then',
    entered: ['count 10:00:00, 4 movements, not stopped'],
    seen: '14:00:01',
    says: ['not finished: does your baby move as usual now? If not, call or go now'],
  },
  'four movements, seen the next day': {
    source: 'product',
    entered: ['count 10:00:00, 4 movements, not stopped'],
    seen: 'next day 10:00:00',
    says: ['not finished: does your baby move as usual now? If not, call or go now'],
  },
  'nine movements over midnight': {
    source: rcog,
    entered: ['count 23:00:00, 9 movements, not stopped'],
    seen: 'next day 1:00:00',
    says: ['fewer than ten in two hours: call or go now'],
  },
  'the tenth a second before two hours': {
    source: rcog,
    entered: ['count 10:00:00, 9 movements, not stopped', 'it moved 11:59:59'],
    seen: '12:30:00',
    says: ['ten: usual'],
  },
  'the tenth after two hours': {
    source: rcog,
    entered: ['count 10:00:00, 9 movements, not stopped', 'it moved 12:00:10'],
    seen: '12:01:00',
    says: ['fewer than ten in two hours: call or go now'],
  },
  'the tenth taken back within two hours': {
    source: 'product: the count goes on',
    entered: ['count 10:00:00, 10 movements, stopped 10:40:00', 'taken back 10:41:00'],
    seen: '10:42:00',
    says: ['counts'],
  },
  'the tenth taken back after two hours': {
    source: 'product: nobody has counted for two hours',
    entered: ['count 10:00:00, 10 movements, stopped 10:40:00', 'taken back 12:30:00'],
    seen: '12:31:00',
    says: ['stopped: says nothing'],
  },
  'a count, and the clock was put back by an hour': {
    source: 'first principles: nothing is known of its length',
    entered: ['count 10:00:00, 4 movements, not stopped'],
    seen: '9:10:00',
    says: ['not finished: does your baby move as usual now? If not, call or go now'],
  },
  'nine movements after two hours, seen, and the clock was put back by ten minutes': {
    source: rcog,
    entered: ['count 10:00:00, 9 movements, not stopped', 'seen 12:00:00'],
    seen: '11:50:00',
    says: ['fewer than ten in two hours: call or go now'],
  },
  'a count that goes on, seen before its two hours are over': {
    source: rcog,
    entered: ['count 10:00:00, 9 movements, not stopped', 'seen 11:59:00'],
    seen: '11:59:30',
    says: ['counts'],
  },
  'a count begun anew after one that was left open': {
    source: 'product',
    entered: ['count 10:00:00, 4 movements, not stopped', 'begun anew 15:00:00'],
    seen: '15:05:00',
    says: ['not finished: does your baby move as usual now? If not, call or go now', 'counts'],
  },
  'a count begun anew after one that ended by itself': {
    source: rcog,
    entered: ['count 10:00:00, 4 movements, not stopped', 'begun anew 12:30:00'],
    seen: 'next day 12:35:00',
    says: [
      'fewer than ten in two hours: call or go now',
      'not finished: does your baby move as usual now? If not, call or go now',
    ],
  },

  'registered at 32w 6d with nothing ticked': {
    source: `${whoVisits}, the first by week 12`,
    entered: ['no visit ticked'],
    seen: '32w 6d',
    says: ['visits: the first contact is due now, go this week'],
  },
  'registered at 5w 0d with nothing ticked': {
    source: whoVisits,
    entered: ['no visit ticked'],
    seen: '5w 0d',
    says: ['visits: the first contact is due now, go this week'],
  },
  'registered at 32w 6d, one visit ticked': {
    source: whoVisits,
    entered: ['visits ticked: 1'],
    seen: '32w 6d',
    says: ['visits: next is visit 5'],
  },
  'the last visit ticked, one before it not, at 40w 2d': {
    source: whoInduction,
    entered: ['visits ticked: 1, 2, 3, 4, 5, 6, 8'],
    seen: '40w 2d',
    says: ['visits: call the clinic when you are 41w 0d'],
  },
  'all eight visits ticked, at 40w 6d': {
    source: whoInduction,
    entered: ['visits ticked: 1, 2, 3, 4, 5, 6, 7, 8'],
    seen: '40w 6d',
    says: ['visits: call the clinic when you are 41w 0d'],
  },
  'all eight visits ticked, at 41w 0d': {
    source: whoInduction,
    entered: ['visits ticked: 1, 2, 3, 4, 5, 6, 7, 8'],
    seen: '41w 0d',
    says: ['visits: call the clinic today', 'record: call the clinic today'],
  },
  'nothing ticked, at 41w 3d': {
    source: whoInduction,
    entered: ['no visit ticked'],
    seen: '41w 3d',
    says: ['visits: call the clinic today', 'record: call the clinic today'],
  },
  'at 42w 0d': {
    source: whoInduction,
    entered: ['visits ticked: 1'],
    seen: '42w 0d',
    says: ['visits: call the clinic today', 'record: call the clinic today', 'record: 42 weeks or more'],
  },
  'at 23w 6d': {
    source: 'NHS: nothing felt by 24 weeks',
    entered: ['visits ticked: 1'],
    seen: '23w 6d',
    says: ['visits: next is visit 3'],
  },
  'at 24w 0d': {
    source: 'NHS: nothing felt by 24 weeks',
    entered: ['visits ticked: 1'],
    seen: '24w 0d',
    says: ['visits: next is visit 3', 'nothing felt yet? See a midwife today'],
  },

  'a loss at 9w 6d': {
    source: 'first principles: an ended pregnancy is not offered again',
    entered: ['period 2026-03-01', 'pregnancy 2026-03-01 to 2026-05-09, loss'],
    seen: '2026-05-09',
    says: ['no last period is filled in'],
  },
  'a loss recorded for a past day': {
    source: 'first principles',
    entered: ['period 2026-03-01', 'pregnancy 2026-03-01 to 2026-04-20, loss'],
    seen: '2026-05-09',
    says: ['no last period is filled in'],
  },
  'a birth, with lochia': {
    source: 'WHO: lochia is no period',
    entered: ['period 2026-03-01', 'pregnancy 2026-03-01 to 2026-12-06, birth', 'bleeding 2026-12-07'],
    seen: '2026-12-20',
    says: ['no last period is filled in'],
  },
  'the first period after a loss': {
    source: 'NHS, Miscarriage: in 4 to 6 weeks',
    entered: ['period 2026-03-01', 'pregnancy 2026-03-01 to 2026-05-09, loss', 'period 2026-06-10'],
    seen: '2026-07-20',
    says: ['filled in: 2026-06-10'],
  },
  'a positive test from before the loss': {
    source: 'first principles',
    entered: ['period 2026-03-01', 'positive test 2026-04-05', 'pregnancy 2026-03-01 to 2026-05-09, loss'],
    seen: '2026-05-20',
    says: ['no last period is filled in'],
  },
  'a record that another phone has closed': {
    source: 'first principles',
    entered: ['period 2026-03-01', 'a record due 2026-12-06 was shown here, and is gone'],
    seen: '2026-05-09',
    says: ['no last period is filled in'],
  },
  'a record that another phone has closed, dated 20 days before the period': {
    source: 'first principles',
    entered: ['period 2026-03-21', 'a record due 2026-12-06 was shown here, and is gone'],
    seen: '2026-05-09',
    says: ['no last period is filled in'],
  },
  'a record that another phone has closed, and bleeding since, which may be that of the loss': {
    source: 'first principles: when it ended is not known here',
    entered: ['period 2026-03-01', 'a record due 2026-12-06 was shown here, and is gone', 'period 2026-06-10'],
    seen: '2026-07-20',
    says: ['no last period is filled in'],
  },
  'a record that another phone has closed, and a period long after its due date': {
    source: 'WHO: lochia to six weeks',
    entered: ['period 2026-03-01', 'a record due 2026-12-06 was shown here, and is gone', 'period 2027-01-18'],
    seen: '2027-03-01',
    says: ['filled in: 2027-01-18'],
  },
  'bleeding after a positive test': {
    source: 'NHS, Ectopic pregnancy: that is no period',
    entered: ['period 2026-03-01', 'positive test 2026-04-05', 'period 2026-04-08'],
    seen: '2026-04-20',
    says: ['filled in: 2026-03-01'],
  },
  'bleeding in the days before a positive test': {
    source: 'NHS: a test is positive from about 8 days after conception on',
    entered: ['period 2026-03-01', 'period 2026-03-30', 'positive test 2026-04-05'],
    seen: '2026-04-20',
    says: ['filled in: 2026-03-01'],
  },
  'bleeding ten days after an emergency pill': {
    source: 'NHS: the next period can come early, late or otherwise',
    entered: ['period 2026-03-01', 'emergency pill 2026-03-16', 'period 2026-03-26'],
    seen: '2026-04-30',
    says: ['no last period is filled in'],
  },
  'a record turned on by mistake, and removed': {
    source: 'first principles: there was no pregnancy',
    entered: ['period 2026-03-01', 'a record due 2026-12-06 was shown here, and removed as a mistake'],
    seen: '2026-05-09',
    says: ['filled in: 2026-03-01'],
  },
} as const satisfies Readonly<Record<string, CareVector>>
