import type { CareVector } from './care-vector'

const rcog = 'RCOG, Green-top Guideline 57; NHS, Your baby’s movements'

/** Movements that are counted, and what the app says of them. */
export const movementVectors = {
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
} as const satisfies Readonly<Record<string, CareVector>>
