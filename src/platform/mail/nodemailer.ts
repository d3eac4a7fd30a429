// The library that composes and sends e-mails. It is loaded with the first of them, and by `require`: as a module it would import
// `node:http`, which http/https.ts avoids.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const nodemailer = () => require('nodemailer') as typeof import('nodemailer')
