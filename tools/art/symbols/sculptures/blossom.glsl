// A cherry blossom with buds. Tints: petals, heart of the petals, stamens, leaves.
#define LEAN vec3(0.16, 0.16, 0.0)

float petals(vec3 p, float size) {
  vec2 f = fold(p.xy, 5.0);
  float t = f.y / size;
  float w = 0.44 * size * pow(max(sin(clamp(t * 0.92 + 0.05, 0.0, 1.0) * PI), 0.0), 0.7);
  float notch = 0.16 * size * smoothstep(0.10 * size, 0.0, abs(f.x));
  float d = max(abs(f.x) - w, f.y - size + notch);
  float z = p.z - 0.34 * t * t * size + 0.25 * f.x * f.x / size;
  return plate(max(d, -f.y) * 0.75, z, 0.06 * size, 0.04 * size) * 0.75;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = p - vec3(-0.06, 0.08, 0.0);
  add(s, petals(c, 0.86), 1);
  add(s, egg(c - vec3(0.0, 0.0, 0.08), vec3(0.12, 0.12, 0.10)), 4);
  for (int i = 0; i < 9; i++) {
    float a = float(i) * 0.698 + 0.3, l = i % 2 == 0 ? 0.34 : 0.25;
    vec3 tip = vec3(cos(a) * l, sin(a) * l, 0.26);
    add(s, stick(c, vec3(0.0, 0.0, 0.06), tip, 0.014), 4);
    add(s, ball(c - tip, 0.045), 3);
  }
  vec3 b = p - vec3(0.66, -0.64, 0.02);
  add(s, egg(b, vec3(0.20, 0.22, 0.18)), 5);
  add(s, egg(b - vec3(0.04, -0.14, 0.0), vec3(0.15, 0.13, 0.15)), 6);
  vec3 l = spin(p - vec3(-0.44, -0.50, -0.16), 2.4);
  add(s, leaf(l, 0.62), 6);
  l = spin(p - vec3(0.40, -0.40, -0.20), 1.35);
  add(s, leaf(spin(p - vec3(0.50, 0.40, -0.18), 0.95), 0.52), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.4; return k; }
  if (id == 4) return gloss(T1);
  if (id == 6) { Stuff k = gloss(T3); k.shine = T3 * 0.08; return k; }
  float r = length(p.xy - vec2(-0.06, 0.08));
  vec2 f = fold(p.xy - vec2(-0.06, 0.08), 5.0);
  vec3 c = id == 5 ? T1 : mix(T1, T0, smoothstep(0.10, 0.52, r));
  c *= 1.0 - 0.12 * smoothstep(0.3, 0.9, sin(f.x * 60.0)) * step(r, 0.7);
  Stuff k = cloth(c);
  k.soft = 0.8;
  k.coat = 0.25;
  k.shine = c * (0.14 + 0.12 * sin(uPhase * PI));
  return k;
}
