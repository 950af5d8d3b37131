// The wolf: a snarling head breaking out of a round iron shield of midnight blue.
#define RIM_LEFT vec3(1.2, 1.6, 5.2)
#define RIM_RIGHT vec3(2.6, 4.4, 7.4)

const int FUR = 1, NOSE = 2, EYE = 3, TEETH = 4, MOUTH = 5, TONGUE = 6, STEEL = 7, BACK = 8, EAR = 9,
          RIVET = 10;

vec3 face(vec3 p) {
  p -= vec3(0.0, 0.05, 0.10);
  p.xz *= rot(0.30 + uTurn);
  p.yz *= rot(-0.10);
  return p / 1.14;
}

float coat(vec3 q) {
  float a = atan(q.x, q.y + 0.1);
  float r = length(q.xy);
  float around = fbm(vec3(a * 9.0, r * 3.2, q.z * 3.0)) - 0.5;
  float along = fbm(vec3(q.x * 22.0, q.y * 22.0, q.z * 4.0)) - 0.5;
  return mix(along, around, smoothstep(0.16, 0.42, r)) ;
}

float muzzle(vec3 q, vec3 m) {
  float d = horn(q, vec3(0.0, 0.0, 0.20), vec3(0.0, -0.13, 0.70), vec2(0.21, 0.135));
  d = smin(d, egg(m - vec3(0.075, -0.17, 0.60), vec3(0.095, 0.10, 0.17)), 0.06);
  // Wrinkles of the snarl.
  d += 0.006 * sin(q.z * 46.0 - m.x * 22.0) * smoothstep(0.3, 0.45, q.z) * smoothstep(0.68, 0.6, q.z) * smoothstep(-0.15, 0.0, q.y);
  return d;
}

float furOf(vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz);
  float d = egg(q - vec3(0.0, 0.14, 0.0), vec3(0.40, 0.34, 0.36));
  d = smin(d, muzzle(q, m), 0.10);
  d = smin(d, horn(m, vec3(0.05, 0.13, 0.38), vec3(0.27, 0.29, 0.24), vec2(0.065, 0.05)), 0.06);
  d = smax(d, -egg(m - vec3(0.175, 0.115, 0.36), vec3(0.085, 0.055, 0.10)), 0.04);
  float jaw = horn(q, vec3(0.0, -0.30, 0.10), vec3(0.0, -0.43, 0.52), vec2(0.18, 0.09));
  jaw = smax(jaw, -horn(q, vec3(0.0, -0.20, 0.2), vec3(0.0, -0.34, 0.62), vec2(0.13, 0.085)), 0.03);
  d = smin(d, jaw, 0.05);
  for (int i = 0; i < 7; i++) {
    float f = float(i);
    float a = 0.30 - f * 0.27;
    vec3 root = vec3(0.26 * cos(a * 0.5), 0.10 - 0.075 * f, -0.02);
    vec3 tip = vec3(0.70 * cos(a * 0.8) + 0.06 * sin(f * 2.4), 0.26 - 0.185 * f, -0.06 + 0.03 * sin(f * 4.1));
    d = smin(d, horn(m, root, tip, vec2(0.17, 0.004)), 0.045);
  }
  for (int i = 0; i < 4; i++) {
    float f = float(i) - 1.5;
    d = smin(d, horn(q, vec3(f * 0.14, -0.45, 0.0), vec3(f * 0.20, -0.96 + 0.07 * abs(f), 0.16 - 0.05 * abs(f)), vec2(0.20, 0.004)), 0.05);
  }
  for (int i = 0; i < 3; i++) {
    float f = float(i) - 1.0;
    d = smin(d, horn(q, vec3(f * 0.08, 0.40, 0.06), vec3(f * 0.15, 0.58 - 0.05 * abs(f), 0.0), vec2(0.10, 0.004)), 0.04);
  }
  d += 0.022 * coat(q) * smoothstep(0.38, 0.10, q.z);
  vec3 e = m - vec3(0.27, 0.36, -0.06);
  e.xy *= rot(0.34);
  float ear = horn(e, vec3(0.0), vec3(0.0, 0.48, -0.05), vec2(0.17, 0.006));
  ear = smax(ear, -horn(e, vec3(0.0, 0.02, 0.13), vec3(0.0, 0.36, 0.03), vec2(0.10, 0.01)), 0.03);
  return smin(d, ear, 0.06);
}

void jaws(inout Part h, vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz);
  add(h, egg(q - vec3(0.0, -0.045, 0.80), vec3(0.092, 0.068, 0.075)) , NOSE);
  add(h, egg(q - vec3(0.0, -0.27, 0.28), vec3(0.13, 0.12, 0.26)), MOUTH);
  add(h, egg(q - vec3(0.0, -0.335, 0.46), vec3(0.075, 0.03, 0.17)), TONGUE);
  add(h, horn(m, vec3(0.105, -0.20, 0.70), vec3(0.100, -0.385, 0.735), vec2(0.034, 0.003)), TEETH);
  add(h, horn(m, vec3(0.080, -0.37, 0.57), vec3(0.088, -0.225, 0.62), vec2(0.028, 0.003)), TEETH);
  for (int i = 0; i < 2; i++) {
    float x = 0.022 + 0.04 * float(i);
    add(h, horn(m, vec3(x, -0.225, 0.765 - 0.01 * float(i)), vec3(x, -0.285, 0.775), vec2(0.020, 0.005)), TEETH);
    add(h, horn(m, vec3(x, -0.395, 0.60), vec3(x, -0.34, 0.62), vec2(0.017, 0.005)), TEETH);
    float z = 0.56 - 0.11 * float(i);
    add(h, horn(m, vec3(0.130, -0.21, z), vec3(0.125, -0.30, z), vec2(0.028, 0.004)), TEETH);
  }
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = p - vec3(0.0, -0.02, -0.38 - 30.0 * uKnobs.x);
  add(s, plate(length(c.xy) - 0.84, c.z, 0.06, 0.02), BACK);
  add(s, plate(abs(length(c.xy) - 0.86) - 0.10, c.z - 0.04, 0.06, 0.035), STEEL);
  add(s, ring(c - vec3(0.0, 0.0, 0.10), 0.775, 0.03), RIVET);
  float a = atan(c.y, c.x), k = PI / 7.0;
  float t = (floor(a / k) + 0.5) * k;
  add(s, egg(c - vec3(cos(t) * 0.88, sin(t) * 0.88, 0.10), vec3(0.05, 0.05, 0.045)), RIVET);
  vec3 q = face(p);
  float near = length((q - vec3(0.0, -0.05, 0.1)) * vec3(1.0, 0.8, 1.0)) - 0.92;
  if (near > 0.15) {
    add(s, near, FUR);
    return s;
  }
  Part h = Part(1e9, 0);
  vec3 m = vec3(abs(q.x), q.yz);
  add(h, furOf(q) * 0.85, FUR);
  vec3 b = m - vec3(0.172, 0.112, 0.272);
  add(h, ball(b, 0.074), EYE);
  float lid = max(ball(b, 0.090), 0.004 - b.y + 0.60 * b.x);
  add(h, min(lid, max(ball(b, 0.086), 0.032 + b.y - 0.40 * b.x)), FUR);
  jaws(h, q);
  add(s, h.d * 1.1, h.id);
  s.d = max(s.d, -p.y - 1.03);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = face(p), m = vec3(abs(q.x), q.yz);
  if (id == FUR) {
    float streak = coat(q * 1.6) * 1.6 + coat(q * 3.1);
    float pale = smoothstep(0.10, -0.08, q.y - 0.25 * q.z) * smoothstep(0.15, 0.6, q.z);
    pale = max(pale, smoothstep(-0.40, -0.75, q.y) * 0.6);
    pale = max(pale, smoothstep(0.09, 0.05, length((m.xy - vec2(0.16, 0.25)) * vec2(0.7, 1.3))) * 0.6);
    vec3 tone = mix(vec3(0.085, 0.095, 0.14), vec3(0.34, 0.34, 0.36), pale);
    tone = mix(tone, vec3(0.22, 0.25, 0.34), smoothstep(0.3, 0.62, m.x) * 0.8);
    tone *= 0.85 + 0.9 * streak;
    float socket = smoothstep(0.13, 0.07, length((m.xy - vec2(0.175, 0.11)) * vec2(0.8, 1.2))) * step(0.15, q.z);
    tone = mix(tone, vec3(0.012, 0.012, 0.02), socket * 0.9);
    float lip = smoothstep(0.05, 0.02, abs(q.y + 0.225 + 0.16 * (q.z - 0.5))) * smoothstep(0.2, 0.4, q.z) ;
    tone = mix(tone, vec3(0.02, 0.012, 0.018), lip * 0.75);
    vec3 e = m - vec3(0.27, 0.36, -0.06);
    e.xy *= rot(0.34);
    float ear = smoothstep(0.10, 0.05, length(vec2(e.x, 0.3 * (e.y - 0.15)))) * step(0.05, e.y) * step(-0.03, e.z + 0.1 * e.y);
    tone = mix(tone, vec3(0.28, 0.11, 0.11), ear * 0.6);
    Stuff k = stuff(max(tone, 0.004), 0.0, 0.5);
    k.soft = 0.5;
    k.bump = 0.3;
    k.grain = 16.0;
    return k;
  }
  if (id == EYE) {
    vec3 e = m - vec3(0.172, 0.112, 0.272);
    float r = length(e.xy - vec2(-0.012, -0.01));
    Stuff k = stuff(vec3(0.6, 0.3, 0.02), 0.0, 0.1);
    float pupil = smoothstep(0.012, 0.020, r);
    k.base *= pupil;
    k.shine = mix(vec3(1.9, 0.80, 0.04), vec3(1.2, 0.20, 0.01), smoothstep(0.02, 0.055, r)) * pupil;
    k.coat = 1.0;
    return k;
  }
  if (id == TEETH) {
    Stuff k = stuff(vec3(0.95, 0.90, 0.76), 0.0, 0.2);
    k.soft = 0.5;
    k.shine = vec3(0.10, 0.09, 0.07);
    return k;
  }
  if (id == MOUTH) return stuff(vec3(0.16, 0.004, 0.012), 0.0, 0.35);
  if (id == TONGUE) {
    Stuff k = stuff(vec3(0.60, 0.07, 0.09), 0.0, 0.2);
    k.soft = 0.6;
    k.coat = 0.5;
    return k;
  }
  if (id == NOSE) {
    Stuff k = stuff(vec3(0.012, 0.011, 0.014), 0.0, 0.3);
    k.coat = 0.8;
    k.bump = 0.3;
    return k;
  }
  if (id == BACK) {
    vec2 c = p.xy;
    float ray = 0.5 + 0.5 * sin(atan(c.x, c.y) * 20.0);
    Stuff k = stuff(mix(vec3(0.008, 0.02, 0.10), vec3(0.012, 0.04, 0.19), ray), 0.3, 0.32);
    k.shine = vec3(0.03, 0.16, 0.55) * smoothstep(0.9, 0.2, length(c)) * (0.35 + 0.4 * ray);
    k.coat = 0.6;
    return k;
  }
  Stuff k = stuff(id == STEEL ? vec3(0.20, 0.21, 0.25) : SILVER, 1.0, id == STEEL ? 0.34 : 0.18);
  if (id == STEEL) {
    k.bump = 0.4;
    k.grain = 8.0;
  }
  return k;
}
