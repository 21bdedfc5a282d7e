// Chunk: tracker-parts

export { useReminderPlan } from './queries'
export { ReminderSettings } from './reminder-settings'
