// The Count transformed: a bat-winged fiend before a blood-red medallion. Shape 0 is WILD.
#define RIM_LEFT vec3(6.0, 1.6, 0.6)

const int SKIN = 1, EYE = 2, TEETH = 3, MOUTH = 4, WING = 5, BONES = 6, DISC = 7, BRASS = 8,
          CLOTH = 9, TRIM = 10, WORD = 11, JEWEL = 12, TONGUE = 13;

const float HEAD = 1.32;

vec3 face(vec3 p) {
  p -= vec3(0.0, 0.10, 0.34);
  p.xz *= rot(uTurn);
  return p / HEAD;
}

float skinOf(vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz);
  float d = egg(q - vec3(0.0, 0.16, -0.04), vec3(0.34, 0.36, 0.34));
  d = smin(d, egg(q - vec3(0.0, -0.16, 0.03), vec3(0.25, 0.28, 0.26)), 0.14);
  d = smin(d, egg(m - vec3(0.22, -0.02, 0.18), vec3(0.11, 0.07, 0.11)), 0.09);
  d = smax(d, -egg(m - vec3(0.31, -0.19, 0.2), vec3(0.10, 0.14, 0.12)), 0.1);
  d = smax(d, -egg(m - vec3(0.14, 0.09, 0.37), vec3(0.11, 0.075, 0.13)), 0.05);
  d = smin(d, horn(m, vec3(0.03, 0.125, 0.36), vec3(0.27, 0.27, 0.21), vec2(0.06, 0.045)), 0.05);
  d = smin(d, horn(m, vec3(0.035, 0.16, 0.34), vec3(0.07, 0.44, 0.23), vec2(0.035, 0.02)), 0.07);
  float snout = egg(q - vec3(0.0, -0.03, 0.36), vec3(0.085, 0.075, 0.10));
  snout = smin(snout, horn(q, vec3(0.0, -0.02, 0.40), vec3(0.0, 0.06, 0.40), vec2(0.05, 0.02)), 0.03);
  snout = smax(snout, -ball(m - vec3(0.038, -0.045, 0.455), 0.026), 0.015);
  d = smin(d, snout, 0.06);
  for (int i = 0; i < 3; i++) {
    float y = 0.0 + 0.045 * float(i);
    d = smin(d, stick(m, vec3(0.02, 0.02 + y, 0.40 - 0.012 * float(i)), vec3(0.085, 0.05 + y, 0.34), 0.013), 0.02);
  }
  d = smin(d, horn(q, vec3(0.0, -0.40, 0.16), vec3(0.0, -0.44, 0.22), vec2(0.10, 0.06)), 0.08);
  vec3 e = m - vec3(0.29, 0.20, -0.04);
  e.xy *= rot(-0.62);
  float ear = horn(e, vec3(0.0, -0.08, 0.0), vec3(0.02, 0.50, -0.08), vec2(0.13, 0.006));
  ear = smax(ear, abs(e.z + 0.02 + e.y * 0.16) - 0.05, 0.04);
  ear = smax(ear, -horn(e, vec3(0.0, 0.0, 0.07), vec3(0.015, 0.36, 0.0), vec2(0.075, 0.01)), 0.025);
  d = smin(d, ear, 0.05);
  float gape = egg(q - vec3(0.0, -0.235, 0.30), vec3(0.165, 0.135, 0.22));
  d = smax(d, -gape, 0.025);
  d = smin(d, horn(q, vec3(0.0, -0.25, -0.1), vec3(0.0, -0.8, -0.15), vec2(0.15, 0.22)), 0.1);
  return d;
}

void head(inout Part s, vec3 q) {
  Part h = Part(1e9, 0);
  vec3 m = vec3(abs(q.x), q.yz);
  add(h, skinOf(q), SKIN);
  vec3 b = m - vec3(0.14, 0.085, 0.262);
  add(h, ball(b, 0.082), EYE);
  float lid = max(ball(b, 0.097), 0.012 - b.y + 0.55 * b.x);
  lid = min(lid, max(ball(b, 0.094), 0.045 + b.y - 0.2 * b.x));
  add(h, lid, SKIN);
  add(h, egg(q - vec3(0.0, -0.25, 0.12), vec3(0.16, 0.14, 0.10)), MOUTH);
  add(h, egg(q - vec3(0.0, -0.315, 0.22), vec3(0.085, 0.04, 0.12)), TONGUE);
  vec3 t = m - vec3(0.092, -0.125, 0.318);
  add(h, horn(t, vec3(0.0), vec3(-0.006, -0.165, 0.03), vec2(0.032, 0.002)), TEETH);
  vec3 u = m - vec3(0.075, -0.345, 0.285);
  add(h, horn(u, vec3(0.0), vec3(-0.002, 0.10, 0.02), vec2(0.024, 0.002)), TEETH);
  vec3 k = vec3(abs(m.x - 0.034) , q.y + 0.125, q.z - 0.332);
  add(h, horn(k - vec3(0.016, 0.0, 0.0), vec3(0.0), vec3(0.0, -0.05, 0.01), vec2(0.017, 0.006)), TEETH);
  add(s, h.d * HEAD, h.id);
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 c = p - vec3(0.0, 0.04, -0.36);
  add(s, plate(length(c.xy) - 0.84, c.z, 0.06, 0.02), DISC);
  float brass = ring(c - vec3(0.0, 0.0, 0.06), 0.87, 0.085);
  brass = min(brass, ring(c - vec3(0.0, 0.0, 0.08), 0.73, 0.026));
  float a = atan(c.y, c.x), k = PI / 9.0;
  float turn = (floor(a / k) + 0.5) * k;
  vec3 stud = c - vec3(cos(turn) * 0.87, sin(turn) * 0.87, 0.14);
  add(s, ball(stud, 0.05), JEWEL);
  add(s, brass, BRASS);
  if (p.z < -0.55) return s;
  vec3 w = (m - vec3(0.12, 0.10, -0.02)) / 0.94;
  w.xy *= rot(-0.06);
  float bend = 0.16 * w.x * w.x + 0.02 * sin(w.x * 16.0 + w.y * 9.0);
  add(s, plate(wingSkin(w.xy), w.z - bend, 0.018, 0.008) * 0.75, WING);
  add(s, wingBones(w - vec3(0.0, 0.0, bend + 0.01)) * 0.75, BONES);
  vec3 q = face(p);
  float near = length(q - vec3(0.0, 0.12, 0.0)) - 0.86;
  if (near > 0.15) add(s, near * HEAD, SKIN);
  else head(s, q);
  float body = egg(p - vec3(0.0, -0.92, 0.1), vec3(0.52, 0.42, 0.30));
  add(s, body, SKIN);
  ribbon(s, p, ivec3(CLOTH, TRIM, WORD));
  s.d = max(s.d, -p.y - 1.02);
  return s;
}

Stuff skinPaint(vec3 p, vec3 n) {
  vec3 q = face(p), m = vec3(abs(q.x), q.yz);
  Stuff k = stuff(vec3(0.26, 0.245, 0.33), 0.0, 0.40);
  k.soft = 0.6;
  float socket = smoothstep(0.19, 0.07, length((m - vec3(0.14, 0.09, 0.33)) * vec3(1.0, 1.2, 0.8)));
  k.base = mix(k.base, vec3(0.12, 0.02, 0.06), socket * 0.9);
  k.base = mix(k.base, vec3(0.20, 0.14, 0.26), smoothstep(0.2, 0.05, length(m - vec3(0.27, -0.19, 0.18))));
  k.base = mix(k.base, vec3(0.42, 0.10, 0.13), smoothstep(0.14, 0.05, abs(length((q - vec3(0.0, -0.235, 0.3)).xy / vec2(1.2, 1.0)) - 0.12)) * 0.6 * step(0.1, q.z));
  k.base = mix(k.base, vec3(0.50, 0.12, 0.17), smoothstep(0.34, 0.46, m.x) * step(0.1, q.y) * 0.7);
  k.base *= 0.75 + 0.4 * noise(q * 16.0);
  k.bump = 0.18;
  k.grain = 12.0;
  return k;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  if (id == SKIN) return skinPaint(p, n);
  if (id == EYE) {
    vec3 q = face(p), m = vec3(abs(q.x), q.yz) - vec3(0.14, 0.085, 0.262);
    Stuff k = stuff(vec3(0.4, 0.02, 0.0), 0.0, 0.1);
    k.shine = mix(vec3(3.4, 1.1, 0.12), vec3(2.0, 0.08, 0.02), smoothstep(0.015, 0.05, length(m.xy)));
    k.shine *= smoothstep(0.008, 0.016, abs(m.x));
    k.coat = 1.0;
    return k;
  }
  if (id == TEETH) {
    Stuff k = stuff(vec3(0.95, 0.90, 0.76), 0.0, 0.2);
    k.soft = 0.5;
    k.shine = vec3(0.10, 0.09, 0.07);
    return k;
  }
  if (id == MOUTH) {
    Stuff k = stuff(vec3(0.20, 0.0, 0.01), 0.0, 0.3);
    k.shine = vec3(0.06, 0.0, 0.0);
    return k;
  }
  if (id == TONGUE) {
    Stuff k = stuff(vec3(0.55, 0.03, 0.06), 0.0, 0.2);
    k.soft = 0.6;
    k.coat = 0.6;
    return k;
  }
  if (id == WING) {
    Stuff k = stuff(vec3(0.20, 0.015, 0.035), 0.0, 0.42);
    float r = length(p.xy - vec2(0.0, 0.1));
    k.base *= 0.5 + 0.9 * fbm(vec3(p.xy * 7.0, 1.0));
    k.shine = vec3(0.22, 0.01, 0.015) * smoothstep(0.95, 0.25, r);
    k.soft = 0.8;
    return k;
  }
  if (id == BONES) {
    Stuff k = stuff(vec3(0.10, 0.06, 0.09), 0.0, 0.32);
    k.soft = 0.3;
    return k;
  }
  if (id == DISC) {
    vec2 c = p.xy - vec2(0.0, 0.04);
    float ray = 0.5 + 0.5 * sin(atan(c.x, c.y) * 28.0);
    Stuff k = stuff(vec3(0.16, 0.006, 0.008) * (0.5 + 0.6 * ray), 0.3, 0.3);
    k.shine = vec3(1.1, 0.16, 0.02) * pow(smoothstep(0.85, 0.0, length(c)), 1.6) * (0.5 + 0.5 * ray);
    k.coat = 0.6;
    return k;
  }
  if (id == JEWEL) {
    Stuff k = stuff(vec3(0.6, 0.0, 0.02), 0.0, 0.08);
    k.shine = vec3(0.35, 0.0, 0.01);
    k.coat = 1.0;
    return k;
  }
  if (id == CLOTH) return ribbonCloth(p, vec3(0.50, 0.008, 0.02));
  if (id == TRIM) return ribbonTrim();
  if (id == WORD) return ribbonLetters();
  return gold(0.19);
}
