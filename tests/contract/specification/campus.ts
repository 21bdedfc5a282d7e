import { directoryChoices } from '@/directory/rules/choices'
import { gossipTabValues } from '@/gossip/rules/gossip-url'
import { isBlankPost } from '@/gossip/rules/posts'
import { bathroomsOf, bedroomsOf, rentalImage, rentalPhone } from '@/housing/rules/rental'
import { rentalTabValues } from '@/housing/rules/rental-view'
import { roommateTabValues } from '@/roommates/rules/roommate-search'
import { kes } from '@/kit/rules/money'
import { site } from '@/kit/rules/site'
import { linkIconOf } from '@/campus/rules/links-and-events'
import { universityTabValues } from '@/campus/rules/university-url'
import { shownDirectories } from '@/directory/words/directories'
import { bookingMessage, inquiryMessage } from '@/housing/words/rental'
import { listAge } from '@/kit/words/list-age'
import { entries, fieldOf, is, says, section, tested, unchecked } from './statement.ts'

const rentals = 'tests/component/housing/rentals-page.test.tsx'
const roommates = 'tests/component/directory/roommates.test.tsx'
const failures = 'tests/component/pages/load-failures.test.tsx'
const room = { title: 'Bedsitter', monthlyPrice: kes(7200), location: 'Tudor' }
const { serviceProviders } = shownDirectories
const ago = (hours: number) => listAge('2026-11-21T09:00:00Z', Date.parse('2026-11-21T09:00:00Z') + hours * 3_600_000)

export const campus = [
  ...section('1 §2, 5, 7 roommates', {
    'roommate-tabs': [
      'Find Roommate, Room Requests, Post Listing, Safety Tips',
      is(() => roommateTabValues, ['find', 'requests', 'post', 'safety']),
      says('roommates/words/roommates-page', {
        find: 'Find Roommate',
        requests: 'Room Requests',
        post: 'Post Listing',
        safety: 'Safety Tips',
      }),
    ],
    'roommate-search': [
      'by name, course or location',
      tested(roommates, 'listings are found by name, course or place, and Connect opens a chat about one'),
    ],
    'roommate-respond': [
      'each request has a button to respond',
      tested(roommates, 'the room requests keep the query, and Respond opens a chat about one'),
    ],
    'roommate-submit': [
      'Submit only opens a chat with the team',
      says('roommates/words/listing-form', { submit: 'Submit' }),
      tested(roommates, 'Submit opens a chat with the form’s values'),
    ],
    'roommate-help': [
      'Get Help opens one, too',
      says('roommates/words/roommates-page', { getHelp: 'Get Help' }),
      tested(roommates, 'Get Help opens a chat with the team'),
    ],
  }),
  ...section('1 §2-5, 7-8 housing', {
    'housing-tabs': [
      'all, bedsitter, hostel, 1bedroom, 2bedroom, airbnb',
      is(() => rentalTabValues, ['all', 'bedsitter', 'hostel', '1bedroom', '2bedroom', 'airbnb']),
    ],
    'housing-title': [
      'Student Accommodation',
      says('kit/words/screen-titles', { studentAccommodation: 'Student Accommodation' }),
    ],
    'housing-buttons': [
      'View Photos, Inquire, Book Now',
      says('housing/words/rentals-page', { viewPhotos: 'View Photos', inquire: 'Inquire', bookNow: 'Book Now' }),
    ],
    'housing-card': [
      'badge, price a month, location, beds, baths, amenities',
      tested(rentals, 'shows category, price, place, size and amenities'),
    ],
    'housing-empty': [
      'No rentals available for the selected category.',
      says('housing/words/rentals-page', { empty: 'No rentals available for the selected category.' }),
    ],
    'housing-no-photos': [
      'No additional photos available for this property.',
      says('housing/words/photo-gallery', { noPhotos: 'No additional photos available for this property.' }),
    ],
    'housing-photos-close': [
      'photos close by backdrop or button',
      tested('tests/component/housing/photos.test.tsx', 'the close button, a tap outside and Back close the gallery'),
    ],
    'housing-loading': ['a spinner while loading', tested(rentals, 'shows that it is loading until the first pull')],
    'housing-failed': [
      'Error: Failed to load rentals',
      says('housing/words/rentals-page', { loadFailed: 'Failed to load rentals' }),
      tested(rentals, 'shows one error when nothing is saved and the pull fails'),
    ],
    'housing-bedrooms': [
      'the leading digit of a category with bedroom',
      is(() => ['2bedroom', '1bedroom', 'hostel'].map(bedroomsOf), [2, 1, null]),
    ],
    'housing-bathrooms': ['1 for those', is(() => ['2bedroom', '1bedroom', 'hostel'].map(bathroomsOf), [1, 1, null])],
    'housing-available': ['always available', tested('src/housing/rules/rental.test.ts', 'a room is always available')],
    'housing-phone': [
      'phone, else WhatsApp, else the number of the team',
      is(
        () => [
          rentalPhone({ contact_phone: '1', contact_whatsapp: '2' }),
          rentalPhone({ contact_phone: null, contact_whatsapp: '2' }),
          rentalPhone({ contact_phone: null, contact_whatsapp: null }),
        ],
        ['1', '2', site.supportPhone],
      ),
    ],
    'housing-image': [
      'its own, else the primary photo, else a placeholder',
      is(
        () => [
          rentalImage('own', []),
          rentalImage(null, [{ image_url: 'first', is_primary: true }]),
          rentalImage(null, []),
        ],
        ['own', 'first', null],
      ),
    ],
    'housing-order': ['newest first', tested(rentals, 'show the newest first under All with short stays last')],
    'housing-inquiry': [
      'interested in a listing at KSh a month in a place',
      is(
        () => inquiryMessage(room),
        'Hello! I am interested in the listing "Bedsitter" at KSh 7,200 per month in Tudor. Is it still available? Thank you!',
      ),
    ],
    'housing-booking': [
      'book at KSh a month, confirm the booking process',
      is(
        () => bookingMessage(room),
        'Hello! I would like to book "Bedsitter" at KSh 7,200 per month. Please confirm the booking process. Thank you!',
      ),
    ],
  }),
  ...section('2 §2, 3, 7 transport', {
    'transport-drivers': [
      'boda boda and tuk tuk drivers',
      is(() => [...new Set(fieldOf('drivers', 'vehicle'))], ['boda-boda', 'tuk-tuk']),
    ],
    'transport-call': [
      'a call to each',
      tested(
        'tests/component/directory/directories.test.tsx',
        'show place, hours, number and a call link, and a tuk tuk shows its capacity',
      ),
    ],
    'transport-capacity': [
      'capacity of tuk tuks only',
      is(() => entries('drivers').every((driver) => 'capacity' in driver === (driver['vehicle'] === 'tuk-tuk')), true),
    ],
  }),
  ...section('2 §2, 7-9 service providers', {
    'providers-texts': [
      'Get Cheap Services, Loading service providers..., Search service providers...',
      is(
        () => [serviceProviders.title, serviceProviders.loadingText, serviceProviders.searchPlaceholder],
        ['Get Cheap Services', 'Loading service providers...', 'Search service providers...'],
      ),
    ],
    'providers-categories': [
      'nine chips',
      is(
        () => directoryChoices.serviceProviders,
        ['all', 'mamafua', 'fundi', 'poshomill', 'salon', 'wifi', 'photography', 'bakery', 'cleaning'],
      ),
    ],
    'providers-labels': [
      'their labels',
      is(
        () => serviceProviders.categories.map(({ label }) => label),
        [
          'All Services',
          'Laundry',
          'Technician',
          'Mill Services',
          'Beauty & Salon',
          'WiFi Installation',
          'Photography',
          'Bakery',
          'Cleaning',
        ],
      ),
    ],
    'providers-buttons': [
      'Contact calls, WhatsApp opens a chat',
      is(() => [serviceProviders.callLabel, serviceProviders.chat?.label], ['Contact', 'WhatsApp']),
    ],
    'providers-empty': [
      'No service providers found matching your search.',
      says('directory/words/directories', { providersEmpty: 'No service providers found matching your search.' }),
    ],
    'providers-order': [
      'best rated first',
      tested('src/directory/rules/directories.test.ts', 'is by rating, then by name, with unrated ones last'),
    ],
    'providers-silent': [
      'a failed load raises no alert',
      tested('tests/component/pages/network.test.tsx', 'that cannot be loaded leaves $at empty, without an alert'),
    ],
  }),
  ...section('2 §2, 3, 7 university', {
    'university-tabs': [
      'announcements, events, services, special-links',
      is(() => universityTabValues, ['announcements', 'events', 'services', 'special-links']),
    ],
    'university-loading': [
      'Loading special links...',
      says('campus/words/university/university-page', { loadingLinks: 'Loading special links...' }),
    ],
    'university-back': [
      'Back to Home goes to /',
      tested(
        'tests/component/pages/university.test.tsx',
        'each tab has its content and its address, and Back to Home goes home',
      ),
    ],
    'university-icons': [
      'GraduationCap, Users, CreditCard or other',
      is(
        () => ['GraduationCap', 'Users', 'CreditCard', 'Rocket'].map(linkIconOf),
        ['GraduationCap', 'Users', 'CreditCard', 'other'],
      ),
    ],
    'university-order': [
      'links oldest first',
      tested('tests/component/pages/university.test.tsx', 'special links are listed oldest first'),
    ],
    'university-silent': [
      'a failed load leaves the list empty without an alert',
      tested(failures, 'rows that $at could not load are asked for by "Try again"'),
    ],
  }),
  ...section('2 §2-8 gossip', {
    'gossip-tabs': [
      'trending and love',
      is(() => gossipTabValues, ['trending', 'love']),
      says('gossip/words/gossip-page', { trending: 'Trending', love: 'Love' }),
    ],
    'gossip-loading': ['Loading gossip...', says('gossip/words/gossip-page', { loading: 'Loading gossip...' })],
    'gossip-anonymous': ['posts are Anonymous', says('gossip/words/gossip-page', { anonymous: 'Anonymous' })],
    'gossip-form': [
      'the form only when signed in',
      tested('tests/component/gossip/reading.test.tsx', 'a signed-out user is sent to the login instead of the form'),
    ],
    'gossip-guidelines': [
      'no comments, only likes',
      says('gossip/words/guidelines', { onlyLikes: 'No comments, only likes' }),
    ],
    'gossip-blank': [
      'Post is disabled while blank',
      is(() => ['', ' \n ', ' a '].map(isBlankPost), [true, true, false]),
    ],
    'gossip-time': ['Just now, hours, days', is(() => [ago(0.9), ago(2), ago(49)], ['Just now', '2h ago', '2d ago'])],
    'gossip-login': [
      'Login Required',
      says('gossip/words/gossip-page', {
        loginRequired: 'Login Required',
        loginToLike: 'Please login to like posts',
        loginToPost: 'Please login to create posts',
      }),
    ],
    'gossip-like': [
      'a like is toggled, and the counter with it',
      tested('tests/component/gossip/like-button.test.tsx', 'shows the like before it is stored, and counts it once'),
    ],
    'gossip-like-rows': [
      'the phone inserts and deletes rows and writes the counter',
      unchecked('superseded by decision 10 of the design: a call sets the like, the database counts'),
    ],
    'gossip-like-failed': [
      'Failed to update like',
      says('gossip/words/gossip-page', { likeFailed: 'Failed to update like' }),
    ],
    'gossip-created': ['Post created!', says('gossip/words/gossip-sheets', { postCreated: 'Post created!' })],
    'gossip-published': [
      'with Your post has been published',
      unchecked('superseded by section 14.3 of the design: a post is published later, and the toast says when'),
    ],
    'gossip-post-failed': [
      'Failed to create post',
      says('gossip/words/gossip-sheets', { postFailed: 'Failed to create post' }),
    ],
    'gossip-order': [
      'newest first',
      tested(
        'tests/component/gossip/reading.test.tsx',
        'the newest posts come first, anonymous and with a relative time',
      ),
    ],
  }),
]
