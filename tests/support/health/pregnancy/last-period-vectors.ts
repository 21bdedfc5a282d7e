import type { CareVector } from './care-vector'

/** Logs from which the last period of a new pregnancy is filled in, or not. */
export const lastPeriodVectors = {
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
