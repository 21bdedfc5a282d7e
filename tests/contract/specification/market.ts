import { conditionTone, maxPhotos } from '@/market/rules/listing'
import { listingForms, suggestedOriginalPrice, type FormRules } from '@/market/rules/listing-fields'
import { kes } from '@/kit/rules/money'
import { interestMessage } from '@/market/words/listing'
import { conditionChoices, exampleOf, formTexts } from '@/market/words/listing-form'
import { variantOf } from '@/market/words/variants'
import { listAge, secondsAge } from '@/kit/words/list-age'
import { is, says, section, tested, unchecked } from './statement.ts'

const browse = 'tests/component/market/browse.test.tsx'
const form = 'tests/component/market/listing-form.test.tsx'
const boardForm = 'tests/component/market/board-form.test.tsx'
const marketplace = variantOf('marketplace')
const secondHand = variantOf('secondHand')
const labels = (choices: readonly { readonly label: string }[]) => choices.map(({ label }) => label)
const required = ({ fields }: FormRules) => fields.filter((field) => field.required).map(({ name }) => name)
const start = '2026-11-21T09:00:00Z'
const after = (seconds: number) => Date.parse(start) + seconds * 1000

export const market = [
  ...section('2 §2 marketplace, stored', {
    'market-addresses': [
      '/marketplace and /second-hand',
      is(() => [marketplace.path, secondHand.path], ['/marketplace', '/second-hand']),
    ],
    'market-title': [
      'Marketplace, Sell Item, Search items...',
      is(() => [marketplace.title, marketplace.searchPlaceholder], ['Marketplace', 'Search items...']),
      says('market/words/market-page', { sellItem: 'Sell Item' }),
    ],
    'market-tabs': [
      'All Items and My Listings',
      is(() => marketplace.ownTab, { all: 'All Items', mine: 'My Listings' }),
    ],
    'market-chips': [
      'All, Electronics, Clothing, Books, Furniture, Sports, Other',
      is(
        () => labels(marketplace.categories),
        ['All', 'Electronics', 'Clothing', 'Books', 'Furniture', 'Sports', 'Other'],
      ),
    ],
    'market-location': [
      'Location not specified',
      says('market/words/listing', { noLocation: 'Location not specified' }),
    ],
    'market-buttons': [
      'Contact Seller, in My Listings Delete',
      says('market/words/market-page', { contactSeller: 'Contact Seller' }),
      says('market/words/market-dialogs', { deleteLabel: 'Delete' }),
    ],
    'market-empty': [
      'No items found matching your criteria.',
      is(() => marketplace.emptyText, 'No items found matching your criteria.'),
    ],
    'market-own-empty': [
      "You haven't listed any items yet.",
      says('market/words/market-page', {
        nothingListed: "You haven't listed any items yet.",
        listFirstItem: 'List Your First Item',
      }),
    ],
    'market-own-signed-out': [
      'Please log in to view your listings.',
      says('market/words/market-page', { logInForOwn: 'Please log in to view your listings.' }),
    ],
    'market-loading': ['Loading marketplace...', is(() => marketplace.loadingText, 'Loading marketplace...')],
    'market-dialog': [
      'List Item for Sale with Cancel and List Item',
      is(() => [formTexts.marketplace.title, formTexts.marketplace.submit], ['List Item for Sale', 'List Item']),
      says('market/words/market-dialogs', { cancel: 'Cancel' }),
    ],
    'market-age': [
      'Just now, Nh ago, Nd ago',
      is(
        () => [3599, 3600, 86_399, 86_400].map((seconds) => listAge(start, after(seconds))),
        ['Just now', '1h ago', '23h ago', '1d ago'],
      ),
    ],
    'market-order': [
      'newest first',
      tested('tests/component/market/long-list.test.tsx', 'the newest listing stands first'),
    ],
  }),
  ...section('2 §2-4 second-hand', {
    'board-chips': [
      'all, electronics, books, clothing, furniture',
      is(
        () => secondHand.categories.map(({ value }) => value),
        ['all', 'electronics', 'books', 'clothing', 'furniture'],
      ),
    ],
    'board-tabs': [
      'electronics, textbooks, furniture, clothing',
      is(() => labels(secondHand.shelves), ['Electronics', 'Textbooks', 'Furniture', 'Clothing']),
    ],
    'board-heading': [
      'Search results for "{query}" in place of the tabs',
      is(() => secondHand.resultsHeading?.('desk'), 'Search results for "desk"'),
      tested(browse, 'the second-hand board has shelves, which are hidden during a search'),
    ],
    'board-likes': [
      'a like toggles the item in a list',
      tested(browse, 'a liked item stays liked on this phone on both screens until it is unliked'),
    ],
    'board-age': [
      'seconds under 60 s, then minutes, hours, days',
      is(
        () => [59, 60, 3600, 86_400].map((seconds) => secondsAge(start, after(seconds))),
        ['59 seconds ago', '1 minute ago', '1 hour ago', '1 day ago'],
      ),
    ],
    'board-avatar': [
      'an avatar from the name of the seller, by an image service',
      unchecked('superseded by decision 11 of the design: initials that the phone draws'),
    ],
    'board-memory': [
      'listings are in memory only, seven samples',
      unchecked('superseded by decision 3 of the design: one table for both screens'),
    ],
    'board-listed': [
      'Item Listed!',
      is(() => formTexts.secondHand.listedToast, {
        title: 'Item Listed!',
        description: 'Your item has been posted successfully. Buyers will contact you directly.',
      }),
    ],
    'condition-colours': [
      'Like New green, Excellent blue, others yellow',
      is(
        () => (['like-new', 'excellent', 'good', 'fair', 'new', 'used'] as const).map(conditionTone),
        ['green', 'blue', 'yellow', 'yellow', 'yellow', 'yellow'],
      ),
    ],
  }),
  ...section('2 §3, 5 listing forms', {
    'form-required': [
      'title, price and seller phone',
      is(() => required(listingForms.marketplace), ['title', 'price', 'phone']),
    ],
    'form-conditions': [
      'new, used, like-new; default used',
      is(
        () => [listingForms.marketplace.conditions, listingForms.marketplace.condition],
        [['new', 'used', 'like-new'], 'used'],
      ),
    ],
    'form-phone': [
      'an international number with a plus as the example',
      is(() => exampleOf('marketplace', 'phone'), '+254 700 000 000'),
    ],
    'board-required': [
      'title, category, price, condition, location, description',
      is(
        () =>
          required(listingForms.secondHand)
            .filter((name) => name !== 'phone')
            .sort(),
        ['category', 'condition', 'description', 'location', 'price', 'title'],
      ),
    ],
    'board-conditions': [
      'New, Like New, Excellent, Good, Fair',
      is(() => labels(conditionChoices('secondHand', null)), ['New', 'Like New', 'Excellent', 'Good', 'Fair']),
    ],
    'form-original-price': [
      '1000 more than the price',
      is(() => suggestedOriginalPrice({ price: '500', originalPrice: '' }), 1500),
      tested(boardForm, 'the price plus 1,000 is offered as the original price and applied with one tap'),
    ],
    'form-original-price-blank': [
      'set without being asked for',
      unchecked('superseded by the decision to suggest the original price: an invented former price deceives buyers'),
    ],
    'form-photos': [
      'at most 5',
      is(() => maxPhotos, 5),
      says('market/words/listing-form', { photoLimits: 'Up to {limit}. PNG, JPG up to 10MB each' }),
    ],
    'form-resets': [
      'a form that was sent closes and is empty',
      tested(form, 'a listing is stored with its photos and appears among the user’s listings'),
    ],
  }),
  ...section('2 §5-8 market messages', {
    'market-login': [
      'Authentication Required: Please log in to list an item for sale',
      says('market/words/toasts', {
        authenticationRequired: 'Authentication Required',
        loginToSell: 'Please log in to list an item for sale',
      }),
    ],
    'market-no-contact': [
      'No Contact Info: Seller phone number not available',
      says('market/words/toasts', {
        noContact: 'No Contact Info',
        noSellerNumber: 'Seller phone number not available',
      }),
    ],
    'market-load-failed': [
      'Failed to load marketplace items',
      says('market/words/market-page', { loadFailed: 'Failed to load marketplace items' }),
      tested(browse, 'an error is shown when nothing is saved and nothing can be loaded'),
    ],
    'market-list-failed': [
      'Failed to list your item',
      says('market/words/toasts', { listingFailed: 'Failed to list your item' }),
    ],
    'market-delete-failed': [
      'Failed to delete item',
      says('market/words/toasts', { deletionFailed: 'Failed to delete item' }),
    ],
    'market-listed': [
      'Your item has been listed successfully!',
      is(() => formTexts.marketplace.listedToast.description, 'Your item has been listed successfully!'),
    ],
    'market-deleted': [
      'Item deleted successfully',
      says('market/words/toasts', { deleted: 'Item deleted successfully' }),
    ],
    'market-chat': [
      'interest in the item at its price',
      is(
        () => interestMessage({ title: 'Desk', price: kes(4500) }),
        'Hello! I am interested in your item "Desk" listed at KSh 4,500. Is it still available?',
      ),
    ],
  }),
]
