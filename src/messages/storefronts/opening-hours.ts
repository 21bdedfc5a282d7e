/** The hours of `errandsOpen()`. */
export const errandHoursText = '8AM to 5PM, Monday to Friday'
