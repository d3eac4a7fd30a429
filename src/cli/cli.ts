// The operator's command line: which commands there are. Each is in a file of its own, loaded when it is called.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { forTerminal } from '../platform/terminal.ts'
import { readVersion } from '../version.ts'
import { codeOf, UsageError } from './errors.ts'

const positiveInteger = (text: string) => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.')
  return Number(text)
}
const trueOrFalse = (text: string) => {
  if (text !== 'true' && text !== 'false') throw new InvalidArgumentError('It must be true or false.')
  return text === 'true'
}

const most = (limit: number) => (text: string) => {
  const number = positiveInteger(text)
  if (number > limit) throw new InvalidArgumentError(`It must be ${limit} at most.`)
  return number
}
const PER_PAGE = 500

function program({ isJson }: { isJson: boolean }): Command {
  const version = readVersion()
  const root = new Command('discipleship')
    .description('The discipleship service and its operator’s commands.')
    .version(isJson ? JSON.stringify({ version }) : version, '--version', 'print the version of the program')
    .exitOverride()
    .showHelpAfterError(!isJson)
    // With --json an error is an object, which main() prints.
    .configureOutput(isJson ? { outputError: () => {} } : {})
  root.addHelpText(
    'after',
    `
Settings come from the environment or a .env file; docs/settings.md lists them. Every command takes --json where it prints something.
New data are made by serve, demo and restore alone, and changed to a new version by serve and migrate: all others refuse where there are
none, or of another version.`,
  )

  root
    .command('serve')
    .description('make or bring up to date the data, then serve (this is "npm start")')
    .addOption(new Option('--only <part>', 'only the requests or only the background jobs').choices(['http', 'jobs']))
    .action(async (options) => (await import('./serve.ts')).serveCommand(options))
  root
    .command('demo')
    .description('serve a church with a year of activity, in a data folder of its own (this is "npm run demo")')
    .option('--fill-only', 'fill the data folder and stop')
    .action(async (options) => (await import('./demo.ts')).demoCommand(options))
  const json = (command: Command) => command.option('--json', 'print one JSON object and nothing else')

  const listed = (command: Command) =>
    json(command)
      .option('--page <number>', 'which page of the list', positiveInteger, 1)
      .option('--per-page <number>', `how many on a page, ${PER_PAGE} at most`, most(PER_PAGE), 50)
  const passwordFromInput = (command: Command) =>
    command.option('--password-stdin', 'read the password from standard input, where nobody else sees it')

  json(root.command('build'))
    .description('build the web app when it changed; serve and demo do so themselves (this is "npm run build")')
    .action(async (options) => (await import('./build.ts')).buildCommand(options))
  json(root.command('trust'))
    .description('let the browsers of this machine trust the certificate that the service made for itself')
    .option('--remove', 'take that back')
    .action(async (options) => (await import('./trust.ts')).trustCommand(options))
  json(root.command('migrate'))
    .description('bring the data up to date without serving; the service does so itself when it starts')
    .action(async (options) => (await import('./migrate.ts')).migrateCommand(options))

  const organization = root.command('organization').description('list, create, set up and delete organizations')
  listed(organization.command('list'))
    .description('list the organizations by name')
    .option('--search <words>', 'whose name has all these words')
    .action(async (options) => (await import('./overview.ts')).listAllOrganizations(options))
  json(organization.command('show'))
    .description('show an organization: how much there is of it, its admins, its subscription')
    .argument('<id>', 'the organization', positiveInteger)
    .action(async (id, options) => (await import('./overview.ts')).showOrganization(id, options))
  passwordFromInput(json(organization.command('create')))
    .description('create an organization with its first admin')
    .requiredOption('--name <name>')
    .requiredOption('--admin-name <name>')
    .requiredOption('--admin-email <address>')
    .option('--admin-password <password>', 'made and printed when left out; others can read an argument, so prefer --password-stdin')
    .option('--timezone <zone>', 'such as Europe/Berlin', 'UTC')
    .option('--locale <tag>', 'the language of its people who choose none, such as de or es-MX; English when left out')
    .addOption(new Option('--plan <plan>').choices(['pro', 'none']).default('pro'))
    .action(async (options) => (await import('./organization.ts')).create(options))
  json(organization.command('set'))
    .description('set an organization’s limits')
    .argument('<id>', 'the organization', positiveInteger)
    .option('--max-group-members <number>', 'seats of a group', positiveInteger)
    .option('--max-groups-per-leader <number>', 'active groups one person may lead', positiveInteger)
    .option('--enforce-leader-qualifications <true|false>', 'whether leaders need the required trainings', trueOrFalse)
    .option('--publish-for-everyone <true|false>', 'whether it may offer challenges and trainings to all organizations', trueOrFalse)
    .action(async (id, options) => (await import('./organization.ts')).setOrganization(id, options))

  json(organization.command('rename'))
    .description('give an organization another name')
    .argument('<id>', 'the organization', positiveInteger)
    .argument('<name>')
    .action(async (id, name, options) => (await import('./organization.ts')).renameOrganization(id, name, options))
  json(organization.command('delete'))
    .description('delete an organization for good, with its files and the accounts of those who are in no other one')
    .argument('<id>', 'the organization', positiveInteger)
    .option('--confirm <name>', 'its name, since nothing brings it back')
    .option('--dry-run', 'say what would go, and delete nothing')
    .action(async (id, options) => (await import('./organization-deleting.ts')).deleteCommand(id, options))
  json(organization.command('export'))
    .description('save an organization with its people and files in one file, to take it to another service')
    .argument('<id>', 'the organization', positiveInteger)
    .argument('<file>', 'a new file: .tar, or .tar.gz to compress it')
    .action(async (id, file, options) => (await import('./moving.ts')).exportCommand(id, file, options))
  json(organization.command('import'))
    .description('bring an organization in that another service of the same version exported')
    .argument('<file>')
    .action(async (file, options) => (await import('./moving.ts')).importCommand(file, options))

  json(root.command('setup-code'))
    .description('print the code with which the first organization is set up in a browser')
    .action(async (options) => (await import('./setup-code.ts')).setupCodeCommand(options))

  json(root.command('group').description('bring back what was deleted').command('restore'))
    .description('bring a group back that was deleted in the last 30 days')
    .argument('<id>', 'the group', positiveInteger)
    .action(async (id, options) => (await import('./group.ts')).restoreGroup(id, options))

  const user = root.command('user').description('list, create, suspend, restore and erase accounts')
  listed(user.command('list'))
    .description('list the accounts by name')
    .option('--search <words>', 'whose name or address has all these words')
    .option('--organization <id>', 'of this organization alone', positiveInteger)
    .action(async (options) => (await import('./overview.ts')).listAllUsers(options))
  json(user.command('show'))
    .description('show an account: its organizations and sign-ins, nothing that is private')
    .argument('<email>', 'the address, or the id of the account')
    .action(async (email, options) => (await import('./overview.ts')).showUser(email, options))
  passwordFromInput(json(user.command('create')))
    .description('create an account in an organization')
    .requiredOption('--organization <id>', 'the organization', positiveInteger)
    .requiredOption('--name <name>')
    .requiredOption('--email <address>')
    .option('--password <password>', 'made and printed when left out; others can read an argument, so prefer --password-stdin')
    .option('--timezone <zone>')
    .option('--locale <tag>', 'the language that they read, such as de or es-MX; the organization’s when left out')
    .addOption(new Option('--role <role>').choices(['member', 'leadership', 'admin']).default('member'))
    .action(async (options) => (await import('./user.ts')).createUser(options))
  json(user.command('suspend'))
    .description('turn someone away at once')
    .argument('<email>', 'the address, or the id of the account')
    .action(async (email, options) => (await import('./user.ts')).suspendUser(email, options))
  json(user.command('restore'))
    .description('let a suspended person in again')
    .argument('<email>', 'the address, or the id of the account')
    .action(async (email, options) => (await import('./user.ts')).restoreUser(email, options))
  json(user.command('erase'))
    .description('erase an account for good')
    .argument('<email>', 'the address, or the id of the account')
    .action(async (email, options) => (await import('./user.ts')).eraseUser(email, options))
  passwordFromInput(json(user.command('password')))
    .description('set a new password; every sign-in of that account ends')
    .argument('<email>', 'the address, or the id of the account')
    .option('--password <password>', 'made and printed when left out; others can read an argument, so prefer --password-stdin')
    .action(async (email, options) => (await import('./user.ts')).setUserPassword(email, options))

  json(user.command('second-factor'))
    .description('take the second factor away from someone who has lost the app and the codes; be sure that it is they who ask')
    .argument('<email>', 'the address, or the id of the account')
    .requiredOption('--reset', 'take it away; every sign-in of that account ends')
    .action(async (email, options) => (await import('./user.ts')).resetUserSecondFactor(email, options))

  const subscription = root.command('subscription').description('who has paid')
  json(subscription.command('set'))
    .description('set the subscription of a person or an organization')
    .option('--user <email>', 'the address, or the id of the account')
    .option('--organization <id>', 'the organization', positiveInteger)
    .addOption(new Option('--status <status>').choices(['active', 'trialing', 'canceled']).makeOptionMandatory())
    .option('--until <moment>', 'ISO 8601; without end when left out')
    .action(async (options) => (await import('./subscription.ts')).setSubscription(options))

  json(subscription.command('show'))
    .description('show the subscription of a person or an organization')
    .option('--user <email>', 'the address, or the id of the account')
    .option('--organization <id>', 'the organization', positiveInteger)
    .action(async (options) => (await import('./subscription.ts')).showSubscription(options))

  json(root.command('doctor'))
    .description('try everything that the service needs, and say what is wrong and what to do; exit status 1: warnings, 2: faults')
    .option('--send-to <address>', 'send one e-mail there; without it nothing is sent')
    .action(async (options) => (await import('./doctor.ts')).doctorCommand(options))
  json(root.command('verify'))
    .description('check that the data hold together; exit status 1 when they do not')
    .action(async (options) => (await import('./verify.ts')).verifyCommand(options))

  json(root.command('backup'))
    .description('save the database, the files and the keys in one file, beside a running service or without one')
    .argument('<file>', 'a new file: .tar, or .tar.gz to compress it')
    .action(async (file, options) => (await import('./backup.ts')).backupCommand(file, options))
  json(root.command('restore'))
    .description('bring a backup back into an empty data folder and database; sign-ins and open links end')
    .argument('<file>')
    .option('--erased <list>', 'a file with ids of accounts to erase again, besides those listed beside the backup and in the bucket')
    .action(async (file, options) => (await import('./restore.ts')).restoreCommand(file, options))
  return root
}

export async function main(args: string[]): Promise<void> {
  // The reader may close the pipe early: `discipleship --help | head -1`.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))
  const isJson = args.includes('--json')
  try {
    await program({ isJson }).parseAsync(args, { from: 'user' })
    // A command that has printed its answer is over, whatever a library still keeps open; these two go on.
    if (args[0] !== 'serve' && args[0] !== 'demo') process.exit()
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2
      if (isJson && error.exitCode !== 0) printError('wrong_usage', error.message.replace(/^error: /, ''))
      return
    }
    const message = error instanceof Error ? error.message : String(error)
    if (isJson) printError(codeOf(error), message)
    else process.stderr.write(`${forTerminal(message)}\n`)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
}

const printError = (code: string, message: string) => process.stderr.write(`${forTerminal(JSON.stringify({ code, message }))}\n`)
