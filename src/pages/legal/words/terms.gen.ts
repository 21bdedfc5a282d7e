// Written by `npm run messages` from the catalogue beside it.

export const title = 'Terms of Use'
export const updated = 'December 2024'
export const summary = ({ app }: { readonly app: string }): string => `${app} helps you find people near campus who sell and serve. You order from them, by your own message, and pay them. We keep the app honest and working; they keep what they promise you.`
export const acceptanceTitle = 'Acceptance of Terms'
export const acceptance = ({ app }: { readonly app: string }): string => `By opening or using ${app} you accept these terms and our Privacy Policy. If you do not accept them, please do not use the app.`
export const ageAndChanges = 'You must be at least 18 years old to order, list an item or open an account, or have the consent of a parent or guardian. If we change these terms, the new text appears on this page with a new date; who goes on using the app accepts it.'
export const governingLaw = 'These terms are governed by the laws of Kenya.'
export const serviceTitle = 'Service Description'
export const directory = ({ app }: { readonly app: string }): string => `${app} is a directory and an order helper for university students. It shows food, groceries, gas, laundry, salon, errand, transport, health, housing and other services, a second-hand market and a gossip feed, and it keeps a health log on your phone if you want one.`
export const agreementWithProvider = 'When you order or book, the app writes a message and opens it in WhatsApp or SMS, or dials a number. You send it. Orders from the cart and the chemist go to our team, which passes each part on to its provider; other messages go straight to the provider. The provider brings what you order. The agreement is between you and the provider: we are not a party to it, and we do not cook, carry, wash, rent out or sell anything ourselves.'
export const notAffiliated = ({ app }: { readonly app: string }): string => `${app} is run privately and is not affiliated with a university. The university pages and links are there for your convenience; what the university itself publishes always counts first.`
export const notMedicalAdvice = 'The health log, its predictions and the articles are for information. They are not medical advice, not a diagnosis, and not a method of contraception. See a clinician when something worries you.'
export const responsibilitiesTitle = 'User Responsibilities'
export const youAgree = 'You agree to:'
export const trueDetails = 'give true contact details and order only what you mean to take and pay for'
export const keepPassword = 'keep your password to yourself, and tell us if somebody else uses your account'
export const listOwnThings = 'list only things that are yours to sell, described as they are, and nothing that is stolen, fake, dangerous or forbidden by law'
export const meetSafely = 'look at an item or a room before you pay, meet in a public place, and never send money to hold a room you have not seen'
export const noHarmfulPosts = 'post no threats, hate, private facts about other people, sexual content or advertising; anonymous does not mean above the law'
export const noAbuse = 'leave the app alone: no scraping, no flooding, no attempts to reach what is not yours'
export const weMayRemove = 'We may remove content and close accounts that break these rules.'
export const availabilityTitle = 'Availability'
export const offlineCopies = 'The app is made to go on working without a network: what you saw last is kept on your phone and the screen says how old it is. Prices, stock and opening hours may have changed since, so the provider confirms them in the chat before your order stands.'
export const deliveryTimes = 'Delivery usually takes 30 minutes to 2 hours and the minimum order varies by service. Providers may be closed, sold out or out of reach of your hostel. We may change, pause or end parts of the app, and try to say so beforehand.'
export const paymentTitle = 'Payment and Refunds'
export const pricesAndFee = ({ fee }: { readonly fee: string }): string => `Prices are in Kenya shillings (KSh) and are set by the providers. A cart adds one delivery fee of ${fee}, shown before you send the order; an order of a single item carries whatever delivery charge the provider tells you.`
export const payProvider = 'You pay the provider directly, in cash or by mobile money, as the two of you agree. The app takes no payments and holds no card, M-PESA or bank details. Nobody from our team will ever ask for your M-PESA PIN.'
export const refunds = 'Ask the provider first when something is wrong, late or missing: refunds and replacements are theirs to give, and your rights under the Consumer Protection Act, 2012 are not touched by these terms. If you get no fair answer, write to us and we will take it up with them.'
export const liabilityTitle = 'Limitation of Liability'
export const noLiability = 'We choose providers with care and take complaints seriously, but we do not control them. As far as the law allows, we are not liable for the quality, safety, lateness or absence of what a provider or another student offers, for agreements you make with them, or for loss that follows from a phone that was lost, reset or out of power.'
export const lostWithPhone = 'What lives only on your phone, such as the cart, orders and the cycle log, is lost with the phone. We cannot restore it, because we never had it.'
export const liabilityByLaw = 'Nothing here limits liability that cannot be limited by law, such as for fraud or for injury caused by our own negligence.'
export const privacyTitle = 'Privacy'
export const privacy = 'The Privacy Policy says what we keep, what never leaves your phone, and what your rights are under the Data Protection Act, 2019. In one line: no trackers, no advertising, and no cycle log on any server.'
export const contactTitle = 'Contact'
export const contact = ({ email, phone, place }: { readonly email: string; readonly phone: string; readonly place: string }): string => `Questions about these terms, complaints and reports of content go to ${email}, to ${phone}, or through the contact form. You find us at ${place}. Support is there 24/7.`
