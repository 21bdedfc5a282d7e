import type { CareVector } from './care-vector'

const whoVisits = 'WHO, antenatal care: eight contacts'
const whoInduction = 'WHO, Induction of labour at or beyond term, 2022: recommended from 41w 0d'

/** Weeks of a pregnancy and visits, and what the app says of them. */
export const visitVectors = {
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
} as const satisfies Readonly<Record<string, CareVector>>
