// A throne of gold and velvet with a crest. Tints: velvet, metal, great stone, small stones, cushion.
#define LEAN vec3(-0.30, 0.12, 0.0)

float glow_() { return 0.5 + 0.5 * sin(uPhase * 2.0 * PI); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  // Back: a tall panel with a round head, framed.
  vec3 b = p - vec3(0.0, 0.16, -0.22);
  float panel = box2(b.xy - vec2(0.0, -0.08), vec2(0.42, 0.44));
  panel = min(panel, length(b.xy - vec2(0.0, 0.36)) - 0.42);
  add(s, plate(panel + 0.07, b.z - 0.03, 0.07, 0.04), 1);
  add(s, plate(abs(panel) - 0.055, b.z, 0.10, 0.04), 2);
  // The crest: a great stone in rays.
  vec3 c = p - vec3(0.0, 0.92, -0.18);
  add(s, plate(star2(c.xy, 8.0, 0.20, 0.11), c.z, 0.05, 0.02), 2);
  add(s, egg(c - vec3(0.0, 0.0, 0.06), vec3(0.10, 0.11, 0.08)), 3);
  // Finials.
  add(s, rod(m - vec3(0.47, 0.18, -0.22), 0.05, 0.52), 2);
  add(s, ball(m - vec3(0.47, 0.76, -0.22), 0.09), 2);
  add(s, ball(m - vec3(0.47, 0.88, -0.22), 0.045), 4);
  // Arms.
  add(s, box(m - vec3(0.50, -0.12, 0.10), vec3(0.085, 0.055, 0.34), 0.05), 2);
  add(s, ball(m - vec3(0.50, -0.11, 0.45), 0.115), 2);
  add(s, ball(m - vec3(0.50, -0.11, 0.555), 0.05), 4);
  add(s, box(m - vec3(0.50, -0.10, 0.06), vec3(0.095, 0.075, 0.20), 0.06), 1);
  add(s, rod(m - vec3(0.50, -0.32, 0.38), 0.052 + 0.015 * sin(m.y * 30.0), 0.16), 2);
  // Seat, cushion, front.
  add(s, box(p - vec3(0.0, -0.54, 0.12), vec3(0.56, 0.09, 0.40), 0.04), 2);
  add(s, egg(p - vec3(0.0, -0.40, 0.14), vec3(0.44, 0.11, 0.33)), 5);
  add(s, box(p - vec3(0.0, -0.56, 0.505), vec3(0.40, 0.055, 0.03), 0.02), 1);
  add(s, ball(p - vec3(0.0, -0.56, 0.54), 0.06), 3);
  // Legs and the step.
  add(s, horn(m, vec3(0.46, -0.62, 0.42), vec3(0.52, -0.82, 0.48), vec2(0.085, 0.055)), 2);
  add(s, ball(m - vec3(0.52, -0.84, 0.48), 0.075), 2);
  add(s, box(p - vec3(0.0, -0.92, 0.14), vec3(0.78, 0.055, 0.52), 0.03), 6);
  // Tassels of the cushion.
  add(s, ball(m - vec3(0.40, -0.44, 0.40), 0.05), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) {
    // Buttons in the velvet.
    Stuff k = plush(T0);
    vec2 g = fract((p.xy + vec2(0.0, 0.5 * floor(p.x * 7.0))) * vec2(7.0, 7.0)) - 0.5;
    k.base *= 0.70 + 0.45 * smoothstep(0.05, 0.42, length(g));
    k.shine = k.base * 0.20;
    return k;
  }
  if (id == 5) { Stuff k = plush(T4); k.shine = T4 * 0.16; return k; }
  if (id == 3) { Stuff k = gem(T2, p, n, v); k.shine *= 0.8 + 0.9 * glow_(); return k; }
  if (id == 4) return gem(T3, p, n, v);
  if (id == 6) { Stuff k = gloss(T0 * 0.6); k.shine = T0 * 0.10; return k; }
  Stuff k = metal(T1, 0.16);
  k.shine = T1 * 0.09 + vec3(1.0, 0.8, 0.4) * smoothstep(0.14, 0.0, abs(p.x + p.y * 0.7 - mix(-2.0, 2.0, uPhase))) * step(0.001, uPhase);
  return k;
}
