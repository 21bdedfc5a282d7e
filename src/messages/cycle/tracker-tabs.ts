import { logTabValues, trackerTabValues } from '@/domain/cycle/tracker-url'
import { labelled } from '../shared/labelled'

export const trackerTabs = labelled(trackerTabValues, {
  track: 'Track',
  calendar: 'Calendar',
  history: 'History',
  insights: 'Insights',
  education: 'Education',
})

export const logTabs = labelled(logTabValues, { symptoms: 'Symptoms', mood: 'Mood', notes: 'Notes' })
