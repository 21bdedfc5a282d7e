import { reportReasons } from '@/domain/shared/report-reasons'
import { labelled } from './labelled'

export const reportReasonChoices = labelled(reportReasons, {
  scam: 'A scam or a false offer',
  spam: 'Spam or advertising',
  harassment: 'Bullying or harassment',
  'private-details': 'Somebody’s name, number or private life',
  hate: 'Hate against a group of people',
  sexual: 'Sexual content',
  other: 'Something else',
})
