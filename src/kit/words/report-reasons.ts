import { reportReasons } from '@/kit/rules/report-reasons'
import { labelled } from './labelled'
import * as messages from '#words/kit/report-reasons'

export const reportReasonChoices = labelled(reportReasons, {
  scam: messages.scam,
  spam: messages.spam,
  'about-me': messages.aboutMe,
  harassment: messages.harassment,
  'private-details': messages.privateDetails,
  hate: messages.hate,
  sexual: messages.sexual,
  other: messages.other,
})
