import assert from 'node:assert/strict'
import { it } from 'node:test'
import { treeOfHtml } from '#test/given-tree.ts'
import { htmlOf } from './html.ts'
import { countPictures, pasted, pastedText } from './pasting.ts'

/** As it is read from a clipboard: styles are attributes that do nothing. */
const paste = (html: string) => htmlOf(pasted(treeOfHtml(html.replaceAll(' style=', ' data-style='))))

it('takes from Word what it says, not what it looks like', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-US style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US style='mso-ansi-language:EN-US'>Noticing<o:p></o:p></span></p>
<h1><span lang=EN-US>Why<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US style='font-size:12.0pt;font-family:"Times New Roman",serif'>Prayer is <b style='mso-bidi-font-weight:normal'>talking</b>
with <span style='font-style:italic'>God</span>, see <a href="https://example.org/a?b=1&amp;c=2"><span style='color:blue'>here</span></a><a href="#_ftn1"><sup>1</sup></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Listen<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>in the morning</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Ask</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>First</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>Then</p>
<table class=MsoTable border=1 style='border-collapse:collapse'><tbody><tr style='height:1cm'><td width=100 valign=top colspan=2 style='width:2cm'><p class=MsoNormal>Morning<o:p></o:p></p></td></tr></tbody></table>
<p class=MsoNormal dir=RTL>صلاة</p><img src="file:///C:/a.png"><!--EndFragment--></body></html>`
  assert.equal(
    paste(word),
    '<h2>Noticing</h2><h2>Why</h2>' +
      '<p>Prayer is <b>talking</b> with <i>God</i>, see <a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">here</a><sup>1</sup>.</p>' +
      '<ul><li>Listen<ul><li>in the morning</li></ul></li><li>Ask</li></ul><ol><li>First</li><li>Then</li></ol>' +
      '<table><tbody><tr><td colspan="2">Morning</td></tr></tbody></table><p dir="rtl">صلاة</p>',
  )
})

it('takes from Google Docs and web pages their structure, without what surrounds it', () => {
  assert.equal(
    paste(
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and plain</span></p><br /><ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li></ul></b>`,
    ),
    '<p dir="ltr"><b>Bold</b> and plain</p><ul><li dir="ltr">One</li></ul>',
  )
  assert.equal(
    paste('<div class="x"><div>One <button>Like</button></div><div><nav>Two</nav></div></div><script>alert(1)</script>'),
    '<p>One </p><p>Two</p>',
  )
})

it('puts a single paragraph into the line where one writes', () => {
  assert.equal(paste('<p class=MsoNormal>just <b>words</b></p>'), 'just <b>words</b>')
  assert.equal(paste('<span>words</span>'), 'words')
  assert.equal(paste('<p>&nbsp;</p>'), '')
})

it('makes paragraphs of plain lines, and counts the pictures that it leaves out', () => {
  assert.equal(htmlOf(pastedText('One\r\n\r\nTwo & three\n')), '<p>One</p><p>Two &amp; three</p>')
  assert.equal(htmlOf(pastedText('One <b>')), 'One &lt;b&gt;')
  assert.equal(countPictures(treeOfHtml('<p><img><b><img></b></p>')), 2)
})

it('takes nothing that runs or asks for something', () => {
  for (const form of [
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<p onclick=alert(1)>a</p>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input></form>',
  ])
    assert.match(paste(form), /^(<p>)?a?(<\/p>)?$/)
})
