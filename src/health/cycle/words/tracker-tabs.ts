import { logTabValues, trackerTabValues } from '@/health/cycle/rules/tracker-url'
import { labelled } from '@/kit/words/labelled'
import * as messages from '#words/health/cycle/tracker-tabs'

export const trackerTabs = labelled(trackerTabValues, {
  track: messages.track,
  calendar: messages.calendar,
  history: messages.history,
  insights: messages.insights,
  education: messages.education,
})

export const logTabs = labelled(logTabValues, {
  symptoms: messages.symptoms,
  mood: messages.mood,
  notes: messages.notes,
  more: messages.more,
})
