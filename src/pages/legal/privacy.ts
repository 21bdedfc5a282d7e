import { site } from '@/kit/rules/site'
import * as messages from '#words/pages/legal/privacy'
import type { LegalText } from './legal-text'
import { privacyPolicy } from '#words/kit/screen-titles'

const app = site.name

export const privacy: LegalText = {
  title: privacyPolicy,
  updated: messages.updated,
  summary: messages.summary,
  sections: [
    {
      id: 'collected',
      title: messages.collectedTitle,
      blocks: [
        messages.onPhoneOnly,
        [
          messages.phoneCart,
          messages.phoneErrors,
          messages.phoneSearches,
          messages.phoneCycleLog,
          messages.phoneCopies,
        ],
        messages.withUs,
        [
          messages.usAccount,
          messages.usPregnancy,
          messages.usGossip,
          messages.usItems,
          messages.usRatings,
          messages.usMessages,
          messages.usLimits,
        ],
        messages.serverLogs,
      ],
    },
    {
      id: 'use',
      title: messages.useTitle,
      blocks: [messages.use, messages.noProfiles],
    },
    {
      id: 'sharing',
      title: messages.sharingTitle,
      blocks: [
        messages.sharing,
        [messages.sharedOrders, messages.sharedWebsites, messages.sharedHosting, messages.sharedLaw],
      ],
    },
    {
      id: 'security',
      title: messages.securityTitle,
      blocks: [{ link: '/threat-model.html', text: messages.threatModel }, messages.secureServer, messages.securePhone],
    },
    {
      id: 'rights',
      title: messages.rightsTitle,
      blocks: [
        messages.rights,
        [
          messages.rightToKnow,
          messages.rightToSee,
          messages.rightToCorrect,
          messages.rightToDelete,
          messages.rightToObject,
        ],
        messages.useYourRights({ email: site.supportEmail }),
        messages.complain,
      ],
    },
    {
      id: 'push',
      title: messages.pushTitle,
      blocks: [messages.push, messages.pushRisk, messages.pushOff],
    },
    {
      id: 'cookies',
      title: messages.cookiesTitle,
      blocks: [messages.cookies, messages.cookiesOfOthers],
    },
    {
      id: 'retention',
      title: messages.retentionTitle,
      blocks: [messages.retentionPhone, messages.retentionUs],
    },
    {
      id: 'contact',
      title: messages.contactTitle,
      blocks: [messages.contact({ app, email: site.supportEmail, phone: site.supportPhone, place: site.location })],
    },
  ],
}
