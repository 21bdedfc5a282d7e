// Written by `npm run messages` from the catalogue beside it.

export const adminPanel = 'Admin Panel'
export const checkingAccess = 'Checking admin access...'
export const accessRequired = 'Admin Access Required'
export const pleaseLogIn = 'Please log in to access the admin panel.'
export const goToAdminLogin = 'Go to Admin Login'
export const accessDenied = 'Access Denied'
export const noPrivileges = 'You don\'t have admin privileges to access this panel.'
export const intro = 'Manage all content and data'
export const partsOfPanel = 'Parts of the panel'
export const typedIsKept = 'What you typed is kept in this tab.'
export const loading = 'Loading...'
export const manageContent = 'Manage Content'
export const campus = 'Campus'
export const allCampuses = 'All campuses'
export const signInAgain = 'Log in again'
export const success = 'Success'
export const fetchFailed = 'Failed to fetch data'
export const notAnImage = ({ name }: { readonly name: string }): string => `${name} is not an image. Only images can be uploaded.`
export const tooLarge = ({ max, name }: { readonly max: string; readonly name: string }): string => `${name} is larger than ${max} MB.`
export const tooManyPixels = ({ max, name }: { readonly max: string; readonly name: string }): string => `${name} has more than ${max} megapixels.`
export const tooNarrow = ({ name, ratio }: { readonly name: string; readonly ratio: string }): string => `${name} is more than ${ratio} times as long as wide. Cut out the part that matters.`
export const unreadable = ({ name }: { readonly name: string }): string => `${name} is not an image that this browser can read.`
export const offline = 'You are offline: the admin panel works only with a connection. Check yours, then try again.'
export const sessionEnded = 'Your session has ended. Please log in again.'
export const strangeAnswer = ({ app }: { readonly app: string }): string => `What answered was not ${app}. Check your connection, then try again.`
export const slugTaken = 'Another campus has this slug.'
export const notAllowed = 'This account may not do that.'
export const serverBusy = 'Our server is busy. Please try again in a moment.'
export const exists = 'There is one like it already.'
export const refusedValue = 'Our server does not take one of these values. Check each field.'
export const mayNotDelete = 'This account may not delete it.'
export const content = 'Content'
export const reports = 'Reports'
export const messages = 'Messages'
export const audit = 'Audit'
