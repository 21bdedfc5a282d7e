import { flatDeliveryFee } from '@/domain/cart/cart'
import { formatKes } from '@/messages/shared/money'
import { site } from '@/domain/shared/site'
import type { LegalText } from './legal-text'

export const terms: LegalText = {
  title: 'Terms of Use',
  updated: 'December 2024',
  summary: `${site.name} helps you find people near campus who sell and serve. You order from them, by your own message, and pay them. We keep the app honest and working; they keep what they promise you.`,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of Terms',
      blocks: [
        `By opening or using ${site.name} you accept these terms and our Privacy Policy. If you do not accept them, please do not use the app.`,
        'You must be at least 18 years old to order, list an item or open an account, or have the consent of a parent or guardian. If we change these terms, the new text appears on this page with a new date; who goes on using the app accepts it.',
        'These terms are governed by the laws of Kenya.',
      ],
    },
    {
      id: 'service',
      title: 'Service Description',
      blocks: [
        `${site.name} is a directory and an order helper for university students. It shows food, groceries, gas, laundry, salon, errand, transport, health, housing and other services, a second-hand market and a gossip feed, and it keeps a health log on your phone if you want one.`,
        'When you order or book, the app writes a message and opens it in WhatsApp or SMS, or dials a number. You send it. From there the agreement is between you and the provider: we are not a party to it, and we do not cook, carry, wash, rent out or sell anything ourselves.',
        `${site.name} is run privately and is not affiliated with a university. The university pages and links are there for your convenience; what the university itself publishes always counts first.`,
        'The health log, its predictions and the articles are for information. They are not medical advice, not a diagnosis, and not a method of contraception. See a clinician when something worries you.',
      ],
    },
    {
      id: 'responsibilities',
      title: 'User Responsibilities',
      blocks: [
        'You agree to:',
        [
          'give true contact details and order only what you mean to take and pay for',
          'keep your password to yourself, and tell us if somebody else uses your account',
          'list only things that are yours to sell, described as they are, and nothing that is stolen, fake, dangerous or forbidden by law',
          'look at an item or a room before you pay, meet in a public place, and never send money to hold a room you have not seen',
          'post no threats, hate, private facts about other people, sexual content or advertising; anonymous does not mean above the law',
          'leave the app alone: no scraping, no flooding, no attempts to reach what is not yours',
        ],
        'We may remove content and close accounts that break these rules.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        'The app is made to go on working without a network: what you saw last is kept on your phone and the screen says how old it is. Prices, stock and opening hours may have changed since, so the provider confirms them in the chat before your order stands.',
        'Delivery usually takes 30 minutes to 2 hours and the minimum order varies by service. Providers may be closed, sold out or out of reach of your hostel. We may change, pause or end parts of the app, and try to say so beforehand.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment and Refunds',
      blocks: [
        `Prices are in Kenya shillings (KSh) and are set by the providers. A cart adds one delivery fee of ${formatKes(flatDeliveryFee)}, shown before you send the order; an order of a single item carries whatever delivery charge the provider tells you.`,
        'You pay the provider directly, in cash or by mobile money, as the two of you agree. The app takes no payments and holds no card, M-PESA or bank details. Nobody from our team will ever ask for your M-PESA PIN.',
        'Ask the provider first when something is wrong, late or missing: refunds and replacements are theirs to give, and your rights under the Consumer Protection Act, 2012 are not touched by these terms. If you get no fair answer, write to us and we will take it up with them.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of Liability',
      blocks: [
        'We choose providers with care and take complaints seriously, but we do not control them. As far as the law allows, we are not liable for the quality, safety, lateness or absence of what a provider or another student offers, for agreements you make with them, or for loss that follows from a phone that was lost, reset or out of power.',
        'What lives only on your phone, such as the cart, orders and the cycle log, is lost with the phone. We cannot restore it, because we never had it.',
        'Nothing here limits liability that cannot be limited by law, such as for fraud or for injury caused by our own negligence.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        'The Privacy Policy says what we keep, what never leaves your phone, and what your rights are under the Data Protection Act, 2019. In one line: no trackers, no advertising, and no cycle log on any server.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Questions about these terms, complaints and reports of content go to ${site.supportEmail}, to ${site.supportPhone}, or through the contact form. You find us at ${site.location}. Support is there 24/7.`,
      ],
    },
  ],
}
