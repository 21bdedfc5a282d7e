// Written by `npm run messages` from the catalogue beside it.

export const postAndLike = ({ campus }: { readonly campus: string }): string => `Post and like in ${campus} Gossip, without your name`
export const sellWhat = 'Sell what you no longer need'
export const writeOffline = 'Write offline: it is kept, and sent when you are back'
export const signedInAs = <Part>({ bold, email }: { readonly bold: (text: string) => Part; readonly email: string }): readonly (string | Part)[] => ['You are signed in as ', bold(`${email}`), '.']
export const goHome = 'Go Home'
export const profile = 'Profile'
export const notYou = 'Not you?'
export const signOutInProfile = 'Sign out in your profile'
export const code = 'Code'
export const checking = 'Checking...'
export const confirm = 'Confirm'
export const or = 'or'
export const email = 'Email'
export const emailExample = 'you@example.com'
export const loginFailed = 'Login Failed'
export const password = 'Password'
export const forgotPassword = 'Forgot password?'
export const signIn = 'Sign In'
export const signingIn = 'Signing in...'
export const noAccountYet = 'No account yet?'
export const signUp = 'Sign Up'
export const welcomeBack = 'Welcome back!'
export const loggedIn = 'You have been successfully logged in.'
export const passwordChanged = 'Password changed'
export const passwordChangedText = 'Use the new one the next time you log in.'
export const openingLink = 'Opening your link…'
export const oneMoreStep = 'One more step'
export const oneMoreStepText = 'Enter the 6 digits that your authenticator app shows now.'
export const setNewPassword = 'Set a new password'
export const forEmail = ({ email }: { readonly email: string }): string => `For ${email}`
export const forgotPasswordText = 'We send you a link and a code to set a new one.'
export const emailConfirmed = 'Email confirmed'
export const emailConfirmedWelcome = ({ app }: { readonly app: string }): string => `Your email address is confirmed. Welcome to ${app}!`
export const loginIntro = ({ app }: { readonly app: string }): string => `Welcome back to ${app}.`
export const newPassword = 'New password'
export const saving = 'Saving...'
export const saveNewPassword = 'Save new password'
export const goToLogin = 'Go to login'
export const continueWith = ({ provider }: { readonly provider: string }): string => `Continue with ${provider}`
export const checkYourEmail = 'Check your email'
export const recoverySent = ({ email }: { readonly email: string }): string => `If there is an account for ${email}, we have sent it a mail. Open its link, or enter its code here.`
export const sending = 'Sending...'
export const sendLink = 'Send the link'
export const sendLinkAgain = 'Send the link again'
export const backToLogin = 'Back to Login'
export const mailSent = 'Mail sent'
export const mailSentText = ({ email }: { readonly email: string }): string => `Open the link in the mail to ${email}, or enter its code.`
export const notSent = 'Not sent'
export const sendMailAgain = 'Send the mail again'
export const accountDeleted = 'Your account has been deleted'
export const accountDeletedText = ({ email }: { readonly email: string }): string => `${email} cannot log in any more. You can log in with another account, or make a new one.`
export const signInAgain = 'Please log in again'
export const signedOutAs = ({ email }: { readonly email: string }): string => `You were signed out as ${email}. Everything you saved is still on this phone.`
export const stillToBeSent = ({ count }: { readonly count: string }): string => `Still to be sent: ${count}. That happens when you have logged in.`
export const signUpFailed = 'Sign Up Failed'
export const accountExists = 'Account Already Exists'
export const accountExistsText = 'This account already exists. Redirecting to login page...'
export const accountCreated = 'Account Created!'
export const welcome = ({ app }: { readonly app: string }): string => `Welcome to ${app}!`
export const welcomeConfirm = ({ app }: { readonly app: string }): string => `Welcome to ${app}! Please check your email to verify your account.`
export const signUpIntro = ({ app }: { readonly app: string }): string => `Join ${app}. Ordering works without an account, too.`
export const fullName = 'Full Name'
export const nameExample = 'Amina Juma'
export const creatingAccount = 'Creating account...'
export const createAccount = 'Create Account'
export const alreadyHaveAccount = 'Already have an account?'
