/**
 * Words that people build passwords around; twelve characters do not help where all but one word is figures or its echo.
 * Small letters, without the figures and signs that `passwordRules.ts` takes off first.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passord motdepasse contrasena wachtwoord senha parola mima himitsu anshou
   welcome welcomeback bienvenue willkommen bonjour hello helloworld namaste konnichiwa nihao
   letmein letmeinnow letmeinplease openup opensesame sesame access accessgranted changeme changemenow change changeit
   secret topsecret secretword mysecret private security secure
   admin administrator administration adminadmin root superuser sysadmin user username guest login signin test tester testing demo
   atelier atelierdemo shop shopadmin store storeadmin backoffice office manager staff boss owner company business
   qwerty qwertyuiop qwertz azerty azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc poiuytrewq
   iloveyou iloveu loveyou loveme lovely love ilovemyself ilovegod trustno trustnoone nopassword nothing whatever
   sunshine princess dragon monkey master football baseball basketball cricket hockey soccer superman batman spiderman
   pokemon starwars shadow michael jordan jennifer jessica ashley charlie daniel thomas robert andrew joshua matthew
   summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
   june july august september october november december
   india bharat mumbai delhi bangalore bengaluru london paris tokyo beijing shanghai newyork california america france japan china
   computer internet google facebook instagram whatsapp samsung iphone android microsoft windows apple amazon flipkart
   abc abcd abcde abcdef abcdefgh abcdefghijkl alphabet correcthorsebatterystaple correcthorse thisismypassword
   mypassword yourpassword newpassword oldpassword passwordpassword passphrase pass passw passme
   ganesh krishna shiva jesus jesuschrist godisgood blessed family forever freedom flower butterfly chocolate cookie pepper
   purple orange silver golden diamond hunter killer gangsta money rockyou rockstar blink liverpool arsenal chelsea barcelona`.split(
    /\s+/,
  ),
)
