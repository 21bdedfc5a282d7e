import { phoneDigits, telLink, whatsappLink } from '@/kit/rules/phone-links'
import { photoName } from '@/kit/rules/photo-name'
import { is, section, tested, unchecked } from './statement.ts'

const catalogue = 'tests/contract/declarations.test.ts'

const factors = 'src/account/store/second-factor.test.ts'
const digits = phoneDigits('254700000001')

export const calls = [
  ...section('1 §7, 2 §7 calls', {
    'call-sign-in': [
      'sign-in by email and password',
      tested('tests/component/account/login.test.tsx', 'a user who signs in is welcomed and taken home'),
    ],
    'call-sign-up': [
      'sign-up with full_name; the mail leads to the login',
      tested('tests/backend/own-account.test.ts', 'is created with the account’s name and e-mail, as a student'),
      tested('tests/backend/embedded-deviations-auth.test.ts', 'lead to the page of this site that asked'),
    ],
    'call-sign-out': [
      'sign-out here, elsewhere or everywhere',
      tested('tests/e2e/account.spec.ts', 'signing out everywhere signs out all tabs'),
    ],
    'call-recover': [
      'a mail to set a new password',
      tested('tests/e2e/account.spec.ts', 'a user resets a forgotten password by email'),
    ],
    'call-identities': [
      'identities are linked and unlinked',
      tested('src/account/store/identities.test.ts', 'linkMethod() sends a PKCE challenge'),
      tested('src/account/store/identities.test.ts', 'unlinkMethod() removes an identity, but not the last one'),
    ],
    'call-factors': [
      'factors are added, challenged, verified and removed',
      tested(factors, 'beginAuthenticator() removes unverified apps and returns a picture, a key and a link'),
      tested(factors, 'enterCode() verifies a challenge and raises the session to aal2'),
      tested(factors, 'removeAuthenticator() sends the token of the signed-in person'),
    ],
    'call-keys': [
      'JWKS, other scopes of the auth client, storage listings and realtime',
      unchecked('the library offers them; the app makes no such request, and the server answers none'),
    ],
    'call-pull': [
      'lists are read from the server',
      tested(
        'tests/backend/sync.test.ts',
        'a change is detected in every table that phones copy, and in the tombstones',
      ),
    ],
    'call-static': [
      'food, gas, laundry and roommates make no request for rows',
      tested(catalogue, 'every declaration and every catalogue file is covered'),
    ],
    'call-education': [
      'articles make no request for rows',
      tested('tests/component/education/article.test.tsx', 'shows all of %s, with links to the other four'),
    ],
    'call-upload': [
      'an upload under a random name',
      is(
        () => photoName('tum/a0000000-0000-4000-8000-000000000001', 'image/webp'),
        'tum/a0000000-0000-4000-8000-000000000001-large.webp',
      ),
    ],
    'call-pregnancy-owner': [
      'the record of its owner alone',
      tested('tests/backend/policies.test.ts', 'is readable only by permitted callers'),
    ],
    'call-tel': [
      'tel: links for drivers, providers, health centre and ambulance',
      is(() => telLink(digits), 'tel:+254700000001'),
    ],
    'call-chat': ['wa.me links', is(() => whatsappLink(digits, 'Hi!'), 'https://wa.me/254700000001?text=Hi!')],
  }),
]
