import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Prints `ua1 true|false file` for each file, and the rules that it breaks. */
public class Validate {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var flavour = PDFAFlavour.fromString("ua1");
    for (var file : files) {
      try (var parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
        var result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
        System.out.println("ua1 " + result.isCompliant() + " " + file);
        for (var one : result.getTestAssertions())
          if (one.getStatus() == TestAssertion.Status.FAILED)
            System.err.println(one.getRuleId().getClause() + " " + one.getMessage());
      }
    }
  }
}
