import { site } from '@/kit/rules/site'
import { contains, is, says, section, tested, unchecked } from './statement.ts'

export const pages = [
  ...section('1 §2 static pages', {
    about: [
      'mission, four values, story, statistics, Back to Home',
      says('pages/about/words/about-page', {
        ourMission: 'Our Mission',
        communityFirst: 'Community First',
        reliability: 'Reliability',
        care: 'Care & Support',
        excellence: 'Excellence',
        ourStory: 'Our Story',
      }),
      says('kit/words/buttons', { backToHome: 'Back to Home' }),
    ],
    'not-found': [
      '404, Page Not Found and its sentence',
      says('app/shell/words/error-screens', {
        notFound: "The page you're looking for doesn't exist or has been moved.",
      }),
      says('kit/words/screen-titles', { notFound: 'Page Not Found' }),
      tested('tests/component/pages/back.test.tsx', 'an unknown address shows the 404 page, which links home'),
    ],
    'not-found-buttons': [
      'Go Back and Go Home',
      says('app/shell/words/error-screens', { goBack: 'Go Back' }),
      says('kit/words/error-screen', { goHome: 'Go Home' }),
    ],
    'contact-back': [
      'Back to Home goes to /',
      tested(
        'tests/component/contact/contact-page.test.tsx',
        'the page shows the team’s contacts and answers three questions',
      ),
    ],
    'contact-fields': [
      'name, email, subject and message, all required',
      tested(
        'tests/component/contact/contact-page.test.tsx',
        'requires all four fields, rejects blank values, and validates the address',
      ),
    ],
    'contact-thanks': [
      'thanks, and the form is empty again',
      says('pages/contact/words/contact-page', { thankYou: "Thank you for your message! We'll get back to you soon." }),
      tested('tests/component/contact/contact-page.test.tsx', 'confirms a sent message and is cleared'),
    ],
    'contact-not-sent': [
      'nothing is sent to a server',
      unchecked('superseded by decision 7 of the design: messages go into a table that admins read'),
    ],
    'contact-card': [
      'email, phone, Campus Area, University, 24/7 support',
      is(() => site.location, 'Campus Area, University'),
      says('kit/words/site-texts', { hours: '24/7 support' }),
    ],
    'contact-follow': [
      'Follow Us with three links that lead nowhere',
      says('pages/contact/words/contact-page', { followUs: 'Follow Us' }),
      is(() => site.social.filter(({ name }) => name !== 'WhatsApp').map(({ url }) => url), [null, null, null]),
      tested(
        'tests/component/contact/contact-page.test.tsx',
        'three social links lead nowhere while there are no pages',
      ),
    ],
    'contact-help': [
      'Quick Help: how to order, 30 minutes to 2 hours, minimum order',
      says('pages/contact/words/contact-page', {
        quickHelp: 'Quick Help',
        howToOrder: 'How do I order?',
        minimumOrder: 'Is there a minimum order?',
      }),
      contains(
        'src/pages/contact/words/contact-page.en.json',
        '30 minutes to 2 hours',
        'The minimum order varies by service.',
      ),
    ],
    terms: [
      'eight sections, last updated December 2024, back to /',
      says('pages/legal/words/terms', { updated: 'December 2024' }),
      tested('src/pages/legal/legal.test.ts', 'has its eight sections in order'),
      tested('tests/component/pages/about-and-legal.test.tsx', 'a way home'),
    ],
    privacy: [
      'nine sections, last updated December 2024',
      says('pages/legal/words/privacy', { updated: 'December 2024' }),
      tested('src/pages/legal/legal.test.ts', 'has its nine sections in order'),
    ],
  }),
]
