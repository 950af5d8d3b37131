// A post horn with its cord. Tints: brass, cord, tassels, dark within.
#define LEAN vec3(0.30, 0.14, -0.06)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = p - vec3(-0.20, 0.10, 0.0);
  float a = atan(c.x, c.y);
  // The coil, wound twice, one turn before the other.
  add(s, ring(c - vec3(0.0, 0.0, 0.10), 0.48, 0.088), 1);
  add(s, ring(c - vec3(0.03, -0.02, -0.10), 0.47, 0.080), 1);
  // The bell opens to the right, turned a little to the front.
  vec3 b = p - vec3(-0.20, -0.40, 0.12);
  b.xy *= rot(0.16);
  b.xz *= rot(0.42);
  float t = clamp(b.x / 1.12, 0.0, 1.0);
  float r = 0.090 + 0.05 * t + 0.34 * t * t * t * t;
  float bell = max(abs(length(b.yz) - r) - 0.022, max(-b.x, b.x - 1.12));
  add(s, bell * 0.7, 1);
  vec3 rim = b - vec3(1.12, 0.0, 0.0);
  add(s, (length(vec2(length(rim.yz) - 0.485, rim.x)) - 0.045), 3);
  add(s, max(length(b.yz) - r + 0.01, max(0.80 - b.x, b.x - 1.10)) * 0.7, 4);
  // The mouthpiece, up on the left.
  vec3 m = p - vec3(-0.16, 0.52, -0.10);
  m.xy *= rot(0.46);
  add(s, stick(m, vec3(0.0), vec3(-0.56, 0.0, 0.0), 0.062), 1);
  add(s, horn(m, vec3(-0.54, 0.0, 0.0), vec3(-0.70, 0.0, 0.0), vec2(0.055, 0.125)), 3);
  // Rings that hold the turns together.
  for (int i = 0; i < 3; i++) {
    float f = float(i) * 2.094 + 0.5;
    vec3 at = c - vec3(0.48 * sin(f), 0.48 * cos(f), 0.0);
    at.xy *= rot(f);
    add(s, box(at, vec3(0.045, 0.115, 0.215), 0.03), 3);
  }
  // A cord wound round the coil, with two tassels.
  float wind = abs(fract(a * 3.2 + 0.2) - 0.5);
  vec2 q = vec2(length(c.xy) - 0.48, c.z - 0.10);
  float cord = max(abs(length(q) - 0.105) - 0.03, (wind - 0.10) * 0.24);
  add(s, max(cord, -c.y - 0.05) * 0.8, 2);
  float sway = 0.06 * sin(uPhase * 2.0 * PI);
  for (int i = 0; i < 2; i++) {
    float f = float(i);
    vec3 from = vec3(-0.52 + 0.12 * f, -0.20, 0.22), to = vec3(-0.62 + 0.26 * f + sway, -0.60 - 0.08 * f, 0.22);
    add(s, vine(p, mat3(from, vec3(-0.66 + 0.2 * f, -0.36, 0.26), to), vec2(0.032, 0.032)), 2);
    add(s, ball(p - to, 0.072), 5);
    vec3 u = p - to - vec3(0.0, -0.15, 0.0);
    add(s, max(length(u.xz) - 0.05 - 0.22 * (0.14 - u.y) * 0.5 - 0.010 * sin(atan(u.x, u.z) * 12.0), abs(u.y) - 0.14) * 0.8, 6);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return stuff(T3 * 0.4, 0.0, 0.8);
  if (id == 2) { Stuff k = cloth(T1 * (0.8 + 0.35 * sin((p.x + p.y) * 70.0))); k.shine = T1 * 0.14; return k; }
  if (id == 5) { Stuff k = cloth(T1); k.shine = T1 * 0.16; return k; }
  if (id == 6) { Stuff k = plush(T2); k.shine = T2 * 0.16; return k; }
  Stuff k = metal(id == 3 ? T0 * 1.12 : T0, id == 3 ? 0.13 : 0.17);
  k.shine = T0 * 0.10;
  if (uPhase > 0.0) k.shine += vec3(1.2, 1.0, 0.6) * smoothstep(0.18, 0.0, abs(p.x + 0.6 * p.y - mix(-1.7, 1.7, uPhase)));
  return k;
}
