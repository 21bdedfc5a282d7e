import { adminTabValues } from '@/admin/rules/admin-url'
import { tabSpec } from '@/admin/rules/tabs'
import { is, says, section, tested, unchecked } from './statement.ts'

const access = 'tests/component/admin/access.test.tsx'
const setup = 'tests/backend/admin.test.ts'
const tables = (['medicines', 'groceries', 'eshop', 'services', 'rentals'] as const).map((tab) => tabSpec(tab))
const kindOf = (tab: 'medicines' | 'rentals', column: string) =>
  tabSpec(tab).fields.find((field) => field.column === column)?.kind

export const admin = [
  ...section('2 §2 admin', {
    'admin-checking': [
      'Checking admin access...',
      says('admin/words/panel', { checkingAccess: 'Checking admin access...' }),
    ],
    'admin-signed-out': [
      'Admin Access Required',
      says('admin/words/panel', {
        accessRequired: 'Admin Access Required',
        pleaseLogIn: 'Please log in to access the admin panel.',
      }),
      tested(access, 'a signed-out user is sent to the admin login'),
    ],
    'admin-denied': [
      'Access Denied',
      says('admin/words/panel', {
        accessDenied: 'Access Denied',
        noPrivileges: "You don't have admin privileges to access this panel.",
      }),
    ],
    'admin-title': [
      'Admin Panel, Manage all content and data',
      says('admin/words/panel', { adminPanel: 'Admin Panel', intro: 'Manage all content and data' }),
    ],
    'admin-form': [
      'Add New Item or Edit Item; Save or Uploading...',
      says('admin/words/list', { addNewItem: 'Add New Item', editItem: 'Edit Item' }),
      says('admin/words/form', { save: 'Save', uploading: 'Uploading...' }),
    ],
    'admin-tabs': [
      'Manage Content: Medicines, Groceries, E-shop, Services, Rentals',
      is(() => adminTabValues.slice(0, 5), ['medicines', 'groceries', 'eshop', 'services', 'rentals']),
      says('admin/words/panel', { manageContent: 'Manage Content' }),
      says('admin/words/kinds', {
        medicines: 'Medicines',
        groceries: 'Groceries',
        eshop: 'E-shop',
        services: 'Services',
        rentals: 'Rentals',
      }),
    ],
    'admin-columns': [
      'a form on the left',
      tested(
        'tests/component/admin/content.test.tsx',
        'a wide screen shows the form on the left and the list on the right',
      ),
    ],
    'admin-clears': [
      'saving or cancelling clears the form',
      tested('tests/component/admin/items.test.tsx', 'a draft survives leaving the screen, and Clear removes it'),
    ],
    'admin-home': [
      'Back to Home goes to /',
      tested('tests/component/admin/access.test.tsx', 'Back to Home leads home'),
    ],
  }),
  ...section('2 §5-7 admin data', {
    'admin-tables': [
      'the tables of the tabs',
      is(
        () => tables.map(({ table }) => table),
        ['medicines', 'groceries', 'eshop_products', 'service_providers', 'rentals'],
      ),
    ],
    'admin-buckets': [
      'product-images, rental-images for rentals',
      is(
        () => tables.map(({ bucket }) => bucket),
        ['product-images', 'product-images', 'product-images', 'product-images', 'rental-images'],
      ),
    ],
    'admin-whole': [
      'prices and stock are whole numbers',
      is(
        () => [kindOf('medicines', 'price'), kindOf('medicines', 'stock'), kindOf('rentals', 'price_per_day')],
        ['price', 'whole', 'price'],
      ),
      tested('src/admin/rules/item-form.test.ts', '%j is not a price'),
    ],
    'admin-amenities': ['amenities by commas', is(() => kindOf('rentals', 'amenities'), 'list')],
    'admin-gallery': [
      'several photos, the first primary',
      is(() => kindOf('rentals', 'image_url'), 'gallery'),
      tested('src/admin/rules/item-row.test.ts', 'is the first photo added'),
    ],
    'admin-gallery-again': [
      'all photos of a rental are deleted and inserted anew',
      unchecked('its photos are compared instead, so that an interruption loses none: src/admin/rules/gallery.ts'),
    ],
    'admin-role': [
      'a profile with the role admin',
      tested('tests/backend/own-account.test.ts', 'is created with the account’s name and e-mail, as a student'),
      tested(
        'tests/backend/admin-data.test.ts',
        'is granted to admins and denied to students; signed out, no request is sent',
      ),
    ],
    'admin-order': [
      'newest first',
      tested('tests/backend/admin-items.test.ts', 'is read page by page, newest first, with the total'),
    ],
    'admin-role-failed': [
      'a check that fails counts as no admin',
      unchecked(
        'a failure says so and can be tried again, which grants nothing either: the server checks each request',
      ),
    ],
    'admin-fetch-failed': ['Failed to fetch data', says('admin/words/panel', { fetchFailed: 'Failed to fetch data' })],
    'admin-saved': [
      'Item created, Item updated, Rental saved successfully',
      says('admin/words/tabs', {
        itemCreated: 'Item created successfully',
        itemUpdated: 'Item updated successfully',
        rentalSaved: 'Rental saved successfully',
      }),
    ],
    'admin-deleted': [
      'asks first, then Item deleted successfully',
      says('admin/words/form', {
        sureToDelete: 'Are you sure you want to delete this item?',
        itemDeleted: 'Item deleted successfully',
      }),
    ],
    'admin-uploaded': [
      'Image uploaded, N photos uploaded successfully',
      says('admin/words/form', {
        imageUploaded: 'Image uploaded successfully',
        photosUploaded: '{count} photos uploaded successfully',
      }),
    ],
  }),
  ...section('2 §2, 8 admin login', {
    'admin-login-title': ['Admin Login', says('kit/words/screen-titles', { adminLogin: 'Admin Login' })],
    'admin-login-button': [
      'Sign In, while busy Signing in...',
      says('admin/words/door', { signIn: 'Sign In', signingIn: 'Signing in...' }),
    ],
    'admin-login-success': [
      'Login Successful, Redirecting to admin panel...',
      says('admin/words/door', { loginSuccessful: 'Login Successful', redirecting: 'Redirecting to admin panel...' }),
    ],
    'admin-login-failed': [
      'Login Failed with the message of the server',
      says('admin/words/door', { loginFailed: 'Login Failed' }),
      tested(access, 'a wrong password is rejected'),
    ],
    'admin-login-unexpected': [
      'An unexpected error occurred',
      says('admin/words/door', { unexpected: 'An unexpected error occurred' }),
    ],
  }),
  ...section('2 §2, 6, 8 admin setup', {
    'setup-title': [
      'Admin Setup with Create Admin User',
      says('kit/words/screen-titles', { adminSetup: 'Admin Setup' }),
      says('admin/words/door', { createAdmin: 'Create Admin User' }),
    ],
    'setup-once': [
      'once',
      tested(
        setup,
        'grants the role to the first valid claim, whatever the format of the code, and is closed afterwards',
      ),
    ],
    'setup-open': [
      'open to anybody, with a fixed account',
      unchecked('superseded by section 8 of the design: a code that the server prints once, and no fixed account'),
    ],
    'setup-created': [
      'Admin user created, verify the email first',
      says('admin/words/door', {
        adminCreated: 'Admin user created',
        verifyThenFinish: 'Please verify your email first, then finish the setup here.',
      }),
    ],
    'setup-role': [
      'Admin role has been set successfully!',
      says('admin/words/door', { roleSet: 'Admin role has been set successfully!' }),
    ],
    'setup-exists': ['User exists where it is registered', says('admin/words/door', { userExists: 'User exists' })],
    'setup-failed': [
      'Failed to update user role: and why',
      says('admin/words/door', { roleFailure: 'Failed to update user role: {reason}' }),
    ],
  }),
]
