// Written by `npm run messages` from the catalogue beside it.

export const loginIntro = ({ app }: { readonly app: string }): string => `For the people who keep ${app}’s content up to date.`
export const loginSuccessful = 'Login Successful'
export const redirecting = 'Redirecting to admin panel...'
export const loginFailed = 'Login Failed'
export const unexpected = 'An unexpected error occurred'
export const oneMoreStep = 'One more step'
export const enterDigits = 'Enter the 6 digits that your authenticator app shows now.'
export const email = 'Email'
export const password = 'Password'
export const signIn = 'Sign In'
export const signingIn = 'Signing in...'
export const setupClosed = 'Setup is closed'
export const worksOnce = 'There is an admin already. This screen works only once.'
export const goToAdminLogin = 'Go to Admin Login'
export const verifyFirst = 'Verify your email first'
export const goToLogin = 'Go to login'
export const openTheLink = ({ email }: { readonly email: string }): string => `Open the link in the mail to ${email}, log in, and come back to this screen: the code is kept here, and one press finishes the setup.`
export const signedInAs = <Part>({ bold, email }: { readonly bold: (text: string) => Part; readonly email: string }): readonly (string | Part)[] => ['You are signed in as ', bold(`${email}`), '. This account becomes the admin.']
export const fullName = 'Full Name'
export const setupCode = 'Setup code'
export const whereCodeIs = 'Shown in the terminal of npm start; on a hosted project, run select private.create_setup_code() in the SQL editor.'
export const createAdmin = 'Create Admin User'
export const roleSet = 'Admin role has been set successfully!'
export const signInFirst = 'Please log in first.'
export const userExists = 'User exists'
export const signingInToSet = 'Signing in to set the admin role...'
export const adminCreated = 'Admin user created'
export const verifyThenFinish = 'Please verify your email first, then finish the setup here.'
export const roleFailure = ({ reason }: { readonly reason: string }): string => `Failed to update user role: ${reason}`
export const wrongCode = 'This setup code is not right. Copy it again from the server.'
export const closed = 'There is an admin already, and setup is closed for good.'
export const wait = 'Too many wrong codes were tried. Wait an hour, then try again.'
