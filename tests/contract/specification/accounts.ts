import { minPasswordLength } from '@/account/rules/account-rules'
import { firstYear, lastYear, yearOfStudy } from '@/account/rules/profile'
import { is, says, section, tested, unchecked } from './statement.ts'

const login = 'tests/component/account/login.test.tsx'
const signup = 'tests/component/account/signup.test.tsx'
const profile = 'tests/component/profile/profile-page.test.tsx'

export const accounts = [
  ...section('1 §2, 5, 8 login', {
    'login-button': [
      'Sign In, while busy Signing in...',
      says('account/words/account-screens', { signIn: 'Sign In', signingIn: 'Signing in...' }),
    ],
    'login-fields': [
      'email and password are required, the email of type email',
      tested(login, 'an e-mail address and a password are required'),
    ],
    'login-show-password': ['the password can be shown and hidden', tested(login, 'and the password can be revealed')],
    'login-links': [
      'links to sign up and home',
      says('account/words/account-screens', { signUp: 'Sign Up' }),
      says('kit/words/buttons', { backToHome: 'Back to Home' }),
    ],
    'login-failed': [
      'Login Failed with the message of the server',
      says('account/words/account-screens', { loginFailed: 'Login Failed' }),
      tested(login, 'a wrong password shows the server’s message and a plain explanation'),
    ],
    'login-success': [
      'Welcome back! You have been successfully logged in., then home',
      says('account/words/account-screens', {
        welcomeBack: 'Welcome back!',
        loggedIn: 'You have been successfully logged in.',
      }),
      tested(login, 'a user who signs in is welcomed and taken home'),
    ],
    'login-second-factor': [
      'a second factor of type totp where one is verified',
      tested(login, 'who has a second factor is asked for the six digits, and arrives after them'),
    ],
    'login-words': [
      'Login, log in and Sign In as the specification writes them',
      tested('src/account/words/log-in-words.test.ts', 'one logs in: the button of the form alone says "Sign In"'),
    ],
  }),
  ...section('1 §2, 5, 8 sign-up', {
    'signup-button': [
      'Create Account, while busy Creating account...',
      says('account/words/account-screens', {
        createAccount: 'Create Account',
        creatingAccount: 'Creating account...',
      }),
    ],
    'signup-fields': [
      'full name, email and password are required',
      tested(signup, 'a name, an e-mail address and a password are required'),
    ],
    'password-minimum': ['at least 6 characters', is(() => minPasswordLength, 6)],
    'password-hint': [
      'with the hint',
      says('account/words/new-password', { hint: 'Password must be at least {count} characters' }),
    ],
    'signup-exists': [
      'Account already exists. Please go to login page.',
      says('account/words/account-problems', { taken: 'Account already exists. Please go to login page.' }),
    ],
    'signup-exists-toast': [
      'Account Already Exists, then the login',
      says('account/words/account-screens', {
        accountExists: 'Account Already Exists',
        accountExistsText: 'This account already exists. Redirecting to login page...',
      }),
    ],
    'signup-redirect': [
      'after 2 s',
      tested(
        signup,
        'signing up with a known address redirects after two seconds to the login with the address filled in',
      ),
    ],
    'signup-check': [
      'a look-up in the profiles and a sign-in with a dummy password come first',
      unchecked(
        'superseded by decision 9 of the design: the server decides, profiles cannot be read by email and no sign-in is tried',
      ),
    ],
    'signup-failed': [
      'Sign Up Failed with the message of the server',
      says('account/words/account-screens', { signUpFailed: 'Sign Up Failed' }),
      tested(signup, 'any other error is shown, and the form stays open'),
    ],
    'signup-success': [
      'Account Created! with a welcome that names the product and the mail to confirm',
      says('account/words/account-screens', {
        accountCreated: 'Account Created!',
        welcomeConfirm: 'Welcome to {app}! Please check your email to verify your account.',
      }),
    ],
    'email-confirmed': [
      'a confirmed email leads to /login after 100 ms',
      unchecked('superseded by the decision to let mailed links wait for a tap: the link opens /login itself'),
    ],
  }),
  ...section('1 §4, 9 session', {
    'session-refresh': [
      'refreshed by itself',
      tested('src/store/session/token.test.ts', 'refreshes a token that expires within a minute, once for all callers'),
    ],
    'session-figures': [
      'a tick of 30 s, backoff from 200 ms, warnings after 120 s, the sign-out that ignores 401, 403 and 404',
      unchecked('constants of the auth client, which the app takes as they are'),
    ],
    'session-lost': [
      'a refresh that fails for good removes the session',
      tested(
        'src/store/session/follow-session.test.ts',
        'a session that the server has ended is marked as expired, and the user stays signed in on this phone',
      ),
    ],
    'auth-errors': [
      'what the auth client says reaches the person',
      tested(
        'src/account/rules/account-problems.test.ts',
        'no response means offline, and a status of 502 to 504 means a server problem',
      ),
    ],
    'two-visitors': [
      'signed out or signed in, and every page of part 1 is public',
      tested('tests/backend/policies.test.ts', 'is readable only by permitted callers'),
    ],
  }),
  ...section('2 §2, 4, 5 profile', {
    'profile-signed-out': [
      'a prompt with a link to /login',
      says('account/words/profile/profile-page', { logInToView: 'Please log in to view your profile' }),
      tested(
        'tests/component/profile/order-of-sections.test.tsx',
        'a signed-out user also sees orders, places, help and storage',
      ),
    ],
    'profile-buttons': [
      'Edit Profile, Save Changes, Cancel',
      says('account/words/profile/profile-page', { editProfile: 'Edit Profile', saveChanges: 'Save Changes' }),
      says('kit/words/buttons', { cancel: 'Cancel' }),
    ],
    'profile-year': [
      'year of study 1 to 7, default 1',
      is(
        () => [firstYear, lastYear, yearOfStudy('x'), yearOfStudy(0), yearOfStudy(8), yearOfStudy('7')],
        [1, 7, 1, 1, 1, 7],
      ),
    ],
    'profile-fields': [
      'full name, email (read only), phone, university, course, year',
      says('account/words/profile/profile-page', {
        fullName: 'Full Name',
        email: 'Email',
        phone: 'Phone',
        university: 'University',
        course: 'Course',
        yearOfStudy: 'Year of Study',
      }),
      tested(profile, 'the form is prefilled, rejects an incomplete number, and shows what was saved'),
    ],
    'profile-saved': [
      'Success: Profile updated successfully',
      says('account/words/profile/profile-page', { updated: 'Profile updated successfully' }),
      tested(profile, 'a change that is $outcome shows its message'),
    ],
    'profile-failed': [
      'Failed to update profile',
      says('account/words/profile/profile-page', { updateFailed: 'Failed to update profile' }),
      tested(profile, 'the form stays as it is when the phone cannot store the change'),
    ],
  }),
]
