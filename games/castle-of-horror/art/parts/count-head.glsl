// The Count's head, shared by every picture of him. q is in the head's own space, about 0.45 wide.

const int SKIN = 21, HAIR = 22, EYE = 23, TEETH = 24;

float skinOf(vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz);
  float d = egg(q - vec3(0.0, 0.22, -0.02), vec3(0.35, 0.42, 0.37));
  d = smin(d, egg(q - vec3(0.0, -0.12, 0.07), vec3(0.245, 0.26, 0.25)), 0.16);
  d = smin(d, egg(m - vec3(0.05, -0.355, 0.2), vec3(0.085, 0.07, 0.08)), 0.11);
  d = smin(d, ball(m - vec3(0.225, 0.0, 0.19), 0.085), 0.10);
  d = smax(d, -egg(m - vec3(0.30, -0.17, 0.25), vec3(0.12, 0.15, 0.12)), 0.12);
  d = smax(d, -egg(m - vec3(0.145, 0.085, 0.40), vec3(0.115, 0.085, 0.13)), 0.07);
  d = smin(d, horn(m, vec3(0.05, 0.135, 0.345), vec3(0.27, 0.24, 0.25), vec2(0.045, 0.04)), 0.07);
  float nose = horn(q, vec3(0.0, 0.15, 0.34), vec3(0.0, -0.075, 0.46), vec2(0.034, 0.046));
  nose = smin(nose, ball(m - vec3(0.048, -0.085, 0.40), 0.034), 0.035);
  d = smin(d, nose, 0.05);
  // The upper lip, drawn back over the teeth.
  d = smin(d, egg(q - vec3(0.0, -0.165, 0.25), vec3(0.17, 0.055, 0.085)), 0.07);
  // Furrows of the brow.
  d += 0.006 * smoothstep(0.012, 0.0, abs(q.y - 0.285 - 0.10 * m.x + 0.2 * m.x * m.x)) * smoothstep(0.2, 0.05, m.x) * step(0.1, q.z);
  d += 0.008 * smoothstep(0.014, 0.0, abs(m.x - 0.022)) * smoothstep(0.10, 0.02, abs(q.y - 0.20)) * step(0.1, q.z);
  vec3 e = m - vec3(0.35, 0.08, -0.02);
  e.xy *= rot(-0.42);
  float ear = horn(e, vec3(0.0, -0.10, 0.0), vec3(0.05, 0.30, -0.06), vec2(0.075, 0.006));
  ear = smax(ear, abs(e.z + 0.02 + e.x * 0.4) - 0.045, 0.03);
  ear = smax(ear, -egg(e - vec3(0.02, 0.02, 0.07), vec3(0.035, 0.10, 0.05)), 0.03);
  d = smin(d, ear, 0.04);
  float mouth = length(vec2(max(abs(q.x) - 0.12, 0.0), q.y + 0.225 - 1.6 * q.x * q.x + 0.12 * q.x)) - 0.020;
  d = smax(d, -max(mouth, 0.24 - q.z), 0.02);
  d = smin(d, horn(q, vec3(0.0, -0.2, -0.05), vec3(0.0, -0.7, -0.12), vec2(0.17, 0.19)), 0.06);
  return d;
}

float hairOf(vec3 q) {
  float x = abs(q.x);
  float line = 0.44 - 0.20 * smoothstep(0.13, 0.0, x) + 0.05 * smoothstep(0.1, 0.2, x)
      - 1.5 * smoothstep(0.22, 0.42, x) * 0.42;
  float lift = 0.03 * sin(atan(q.x, q.z + 0.5 - q.y * 0.4) * 46.0) * smoothstep(-0.2, 0.3, q.z + 0.3);
  float d = egg(q - vec3(0.0, 0.245, -0.055), vec3(0.385, 0.455, 0.41)) - lift * 0.35;
  d = smax(d, (line - q.y) * 0.8 + (q.z < 0.0 ? q.z * 0.9 : 0.0), 0.03);
  vec3 m = vec3(x, q.yz);
  float side = horn(m, vec3(0.335, 0.2, 0.06), vec3(0.29, -0.10, 0.13), vec2(0.05, 0.012));
  return smin(d, side, 0.05);
}

void countHead(inout Part s, vec3 q, float scale) {
  float near = length(q - vec3(0.0, 0.1, 0.0)) - 0.80;
  if (near > 0.15) {
    add(s, near * scale, SKIN);
    return;
  }
  Part h = Part(1e9, 0);
  add(h, skinOf(q), SKIN);
  add(h, hairOf(q), HAIR);
  vec3 e = vec3(abs(q.x), q.yz);
  vec3 b = e - vec3(0.145, 0.085, 0.268);
  add(h, ball(b, 0.085), EYE);
  // Heavy lids, slanting down to the nose.
  float lid = max(ball(b, 0.104), 0.004 - b.y + 0.50 * b.x);
  lid = min(lid, max(ball(b, 0.100), 0.034 + b.y - 0.22 * b.x));
  add(h, lid, SKIN);
  vec3 t = e - vec3(0.068, -0.192, 0.322);
  add(h, horn(t, vec3(0.0), vec3(0.004, -0.092, 0.012), vec2(0.023, 0.003)), TEETH);
  add(h, horn(e, vec3(0.06, 0.165, 0.385), vec3(0.29, 0.295, 0.27), vec2(0.03, 0.012)), HAIR);
    add(s, h.d * scale, h.id);
}

Stuff skinPaint(vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz);
  Stuff k = stuff(vec3(0.40, 0.40, 0.46), 0.0, 0.38);
  k.soft = 0.7;
  float socket = smoothstep(0.20, 0.06, length((m - vec3(0.145, 0.09, 0.36)) * vec3(1.0, 1.25, 0.8)));
  k.base = mix(k.base, vec3(0.10, 0.03, 0.08), socket * 0.85);
  float cheek = smoothstep(0.22, 0.05, length(m - vec3(0.27, -0.16, 0.2)));
  k.base = mix(k.base, vec3(0.16, 0.13, 0.26), cheek * 0.8);
  k.base = mix(k.base, vec3(0.72, 0.50, 0.52), smoothstep(0.09, 0.02, length(q - vec3(0.0, -0.07, 0.46))) * 0.5);
  float mouth = length(vec2(max(abs(q.x) - 0.12, 0.0), q.y + 0.225 - 1.6 * q.x * q.x + 0.12 * q.x));
  k.base = mix(k.base, vec3(0.26, 0.05, 0.08), smoothstep(0.048, 0.028, mouth) * step(0.1, q.z));
  k.base = mix(k.base, vec3(0.04, 0.0, 0.005), smoothstep(0.030, 0.016, mouth) * step(0.1, q.z));
  k.base = mix(k.base, k.base * vec3(0.62, 0.60, 0.80), smoothstep(0.22, 0.40, m.x) * 0.7);
  k.base *= 0.84 + 0.28 * fbm(q * 14.0);
  return k;
}

Stuff eyePaint(vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz) - vec3(0.145, 0.085, 0.275);
  float r = length(m.xy - vec2(-0.012, 0.0));
  Stuff k = stuff(vec3(0.45, 0.34, 0.30), 0.0, 0.1);
  float iris = smoothstep(0.062, 0.05, r);
  k.base = mix(k.base, vec3(0.8, 0.02, 0.01), iris);
  k.shine = vec3(1.9, 0.05, 0.02) * iris * smoothstep(0.010, 0.03, r) ;
  k.base *= smoothstep(0.01, 0.024, r);
  k.coat = 1.0;
  return k;
}

// Materials of the head; ids outside it answer false.
bool countStuff(int id, vec3 q, out Stuff k) {
  k = stuff(vec3(0.0), 0.0, 0.5);
  if (id == SKIN) k = skinPaint(q);
  else if (id == EYE) k = eyePaint(q);
  else if (id == HAIR) {
    k = stuff(vec3(0.022, 0.02, 0.032), 0.0, 0.26);
    k.coat = 0.35;
  } else if (id == TEETH) {
    k = stuff(vec3(0.95, 0.90, 0.78), 0.0, 0.2);
    k.soft = 0.5;
    k.shine = vec3(0.06);
  } else return false;
  return true;
}
