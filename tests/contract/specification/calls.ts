import { section, source, tested, unchecked } from './statement.ts'

const catalogue = 'tests/contract/declarations.test.ts'

export const calls = [
  ...section('1 §7, 2 §7 calls', {
    'call-sign-in': ['sign-in by email and password', source('src/store/session/account.ts', 'signInWithPassword')],
    'call-sign-up': [
      'sign-up with full_name; the mail leads to the login',
      source('src/store/session/account.ts', 'auth().signUp({', 'data: { full_name: fullName }'),
      source('supabase/templates/confirmation.html', '/login?'),
    ],
    'call-sign-out': [
      'sign-out here, elsewhere or everywhere',
      source('src/store/session/account.ts', "scope: 'local' | 'global' | 'others'"),
    ],
    'call-recover': ['a mail to set a new password', source('src/store/session/account.ts', 'resetPasswordForEmail')],
    'call-identities': [
      'identities are linked and unlinked',
      source('src/store/session/identities.ts', 'linkIdentity', 'unlinkIdentity'),
    ],
    'call-factors': [
      'factors are added, challenged, verified and removed',
      source('src/store/session/second-factor.ts', 'enroll', 'unenroll'),
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
      source('src/admin/store/upload.ts', 'photoName(`${campus}/${crypto.randomUUID()}`'),
    ],
    'call-pregnancy-owner': [
      'the record of its owner alone',
      tested('tests/backend/policies.test.ts', 'is readable only by permitted callers'),
    ],
    'call-tel': [
      'tel: links for drivers, providers, health centre and ambulance',
      source('src/kit/rules/phone-links.ts', 'tel:'),
    ],
    'call-chat': ['wa.me links', source('src/kit/rules/phone-links.ts', 'https://wa.me/')],
  }),
]
