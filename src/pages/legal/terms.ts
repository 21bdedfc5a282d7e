import { flatDeliveryFee } from '@/cart/rules/cart'
import * as messages from '#words/pages/legal/terms'
import { formatKes } from '@/kit/words/money'
import { site } from '@/kit/rules/site'
import type { LegalText } from './legal-text'
import { termsOfUse } from '#words/kit/screen-titles'

const app = site.name

export const terms: LegalText = {
  title: termsOfUse,
  updated: messages.updated,
  summary: messages.summary({ app }),
  sections: [
    {
      id: 'acceptance',
      title: messages.acceptanceTitle,
      blocks: [messages.acceptance({ app }), messages.ageAndChanges, messages.governingLaw],
    },
    {
      id: 'service',
      title: messages.serviceTitle,
      blocks: [
        messages.directory({ app }),
        messages.agreementWithProvider,
        messages.notAffiliated({ app }),
        messages.notMedicalAdvice,
      ],
    },
    {
      id: 'responsibilities',
      title: messages.responsibilitiesTitle,
      blocks: [
        messages.youAgree,
        [
          messages.trueDetails,
          messages.keepPassword,
          messages.listOwnThings,
          messages.meetSafely,
          messages.noHarmfulPosts,
          messages.noAbuse,
        ],
        messages.weMayRemove,
      ],
    },
    {
      id: 'availability',
      title: messages.availabilityTitle,
      blocks: [messages.offlineCopies, messages.deliveryTimes],
    },
    {
      id: 'payment',
      title: messages.paymentTitle,
      blocks: [messages.pricesAndFee({ fee: formatKes(flatDeliveryFee) }), messages.payProvider, messages.refunds],
    },
    {
      id: 'liability',
      title: messages.liabilityTitle,
      blocks: [messages.noLiability, messages.lostWithPhone, messages.liabilityByLaw],
    },
    {
      id: 'privacy',
      title: messages.privacyTitle,
      blocks: [messages.privacy],
    },
    {
      id: 'contact',
      title: messages.contactTitle,
      blocks: [messages.contact({ email: site.supportEmail, phone: site.supportPhone, place: site.location })],
    },
  ],
}
